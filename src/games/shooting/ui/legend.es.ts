import type { LegendText } from '../../../page/legend-of.ts';
import type { LEGEND_EN } from './legend.en.ts';

type Same = LegendText<keyof typeof LEGEND_EN.groups, keyof typeof LEGEND_EN.entries>;

export const LEGEND_ES: Same = {
  groups: {
    units: 'Miniaturas y unidades',
    marks: 'Marcas',
    field: 'El campo de batalla',
    dice: 'Dados y probabilidades',
    numbers: 'Números',
  },
  entries: {
    model: [
      'Miniatura',
      'Una figura con su peana a escala. Las peanas del atacante son lisas; las del defensor, rayadas.',
    ],
    wounds: ['Heridas restantes', 'El anillo de una miniatura herida se vacía a medida que pierde heridas.'],
    gone: ['Miniatura destruida', 'Una cruz marca dónde cayó una miniatura.'],
    count: [
      'Etiqueta de la unidad',
      'El nombre de la unidad y las miniaturas que le quedan, por ejemplo 8/10. Si es una sola, cuenta sus heridas.',
    ],
    'has-shot': ['Ya ha disparado', 'Las miniaturas pálidas ya han tenido su turno en esta fase.'],
    can: ['Puede disparar', 'Puedes elegir esta unidad para disparar.'],
    shooter: ['Unidad que dispara', 'La unidad que está disparando ahora.'],
    eligible: ['Objetivo válido', 'Está al alcance y a la vista: el arma actual puede dispararle.'],
    selected: ['Objetivo elegido', 'Un arma apunta a esta unidad.'],
    ineligible: ['Objetivo no válido', 'El arma actual no puede disparar a esta unidad. El panel dice por qué.'],
    engaged: [
      'Trabada en combate',
      'Lucha cuerpo a cuerpo con un enemigo. La mayoría de las armas no pueden dispararle, y ella solo puede usar algunas.',
    ],
    cover: ['Cobertura', 'Un escudo marca las miniaturas con cobertura: el terreno las protege.'],
    sight: ['Línea de visión', 'Las líneas van de las miniaturas que disparan a lo que ven del objetivo.'],
    range: [
      'Alcance',
      'El anillo indica hasta dónde llega el arma, en pulgadas desde las peanas. El interior es la mitad del alcance.',
    ],
    place: ['Orden', 'El orden en que las miniaturas reciben las heridas.'],
    ruins: [
      'Ruinas',
      'Bloquean la línea de visión, y las miniaturas que están dentro o detrás tienen cobertura. El número es su altura en pulgadas.',
    ],
    woods: ['Bosque', 'Da cobertura a las miniaturas que están en él o se ven a través de él.'],
    crater: ['Cráter', 'Da cobertura a la infantería que está dentro.'],
    barricade: ['Barricada', 'Da cobertura a la infantería que está justo detrás.'],
    obstacle: [
      'Obstáculo',
      'Da cobertura a las miniaturas que oculta en parte, y bloquea la línea de visión si es lo bastante alto.',
    ],
    ruler: ['Regla', 'Pulgadas a lo largo del borde del campo de batalla.'],
    'die-pass': ['Éxito', 'Un dado relleno alcanzó el número necesario.'],
    'die-fail': ['Fallo', 'Un dado hueco no lo alcanzó.'],
    'die-critical': ['Crítico', 'Un 6 sin modificar, o lo que una aptitud cuente como tal. Siempre es un éxito.'],
    'die-old': ['Repetido', 'Un dado tachado se tiró otra vez; el nuevo resultado está al lado.'],
    histogram: [
      'Probabilidades',
      'La probabilidad de cada número de heridas perdidas. La línea es la media; el marcador, el resultado real.',
    ],
    expected: [
      'Resultado esperado',
      'La media de heridas y miniaturas perdidas, y la probabilidad de destruir la unidad entera.',
    ],
    profile: [
      'Perfil del arma',
      'Alcance, ataques (A), habilidad de proyectiles (HP), fuerza (F), factor de penetración (FP) y daño (D), y sus aptitudes.',
    ],
    points: [
      'Puntuación',
      'Los puntos de las miniaturas enemigas que ha destruido cada bando, y su par: lo que cabe esperar. Gana el bando que queda mejor respecto a su par.',
    ],
    'command-points': ['Puntos de mando', 'Sirven para pagar estratagemas.'],
  },
};

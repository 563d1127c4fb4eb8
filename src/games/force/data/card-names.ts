import type { Language } from '../../../kernel/game.ts';

import type { Card } from './card.ts';

/** Spanish names and flavour texts by card id; in English they are printed on the card. */
// biome-ignore format: one line a card
const SPANISH: Readonly<Record<string, readonly [name: string, lore: string]>> = {
  conscript: ['Recluta', 'Lo cuentan dos veces al día y no lo nombran nunca.'],
  quartermaster: ['Intendente', 'Sabe lo que queda y quién lo echará en falta.'],
  'line-trooper': ['Soldado de línea', 'Se planta donde se traza la línea.'],
  'shadow-guard': ['Guardia de las sombras', 'Se le ve en puertas que nadie recuerda.'],
  listener: ['Escucha', 'Oye un pueblo entero a través de una pared.'],
  'iron-guard': ['Guardia de hierro', 'Primero la coraza, luego las órdenes; pensar, nunca.'],
  tribune: ['Tribuno', 'Habla en nombre del trono, y le creen.'],
  praetor: ['Pretor', 'Nadie lo ha visto nunca con prisa.'],
  breacher: ['Zapador', 'Abre lo que otros solo asedian.'],
  'veiled-inquisitor': ['Inquisidor velado', 'Pregunta una vez. Escucha el silencio.'],
  'marshal-orsk': ['Mariscal Orsk', 'Tomó Grael en una noche y se quedó con los relojes.'],
  'the-umbral-regent': ['El Regente Umbrío', 'Gobierna en nombre de una silla vacía.'],
  volunteer: ['Voluntario', 'Llegó con una lámpara y un abrigo prestado.'],
  courier: ['Correo', 'El último camino siempre es el corto.'],
  militia: ['Milicia', 'De día cosecha, de noche vigila.'],
  sentinel: ['Centinela', 'Guarda la puerta para que pueda seguir abierta.'],
  mender: ['Remendón', 'Arregla cascos, personas y riñas.'],
  pathfinder: ['Explorador', 'Los mapas son para los que vienen después.'],
  lamplighter: ['Farolero', 'Enciende una ventana en cada calle oscura.'],
  'free-captain': ['Capitán libre', 'No debe un barco a nadie, y a todos una copa.'],
  oathsworn: ['Juramentado', 'Dio su palabra en Halcyra y aún la mantiene.'],
  'star-reader': ['Lector de estrellas', 'Ve lo que se mueve detrás de lo que brilla.'],
  'speaker-ilen': ['Portavoz Ilen', 'Reunió con palabras tres flotas en un puerto.'],
  'the-dawnkeeper': ['El Guardián del Alba', 'Ha esperado más que cualquier noche.'],
  needle: ['Aguja', 'Un asiento, un motor y ningún camino de vuelta.'],
  'talon-interceptor': ['Interceptor Garra', 'Hecho para llegar el primero, y solo.'],
  'writ-transport': ['Transporte Edicto', 'Lleva las órdenes y a quienes las hacen cumplir.'],
  'cordon-cruiser': ['Crucero Cordón', 'Donde se detiene, no pasa nada.'],
  'long-night': ['Larga Noche', 'Una ciudad de cañones que tapa el mediodía.'],
  swift: ['Vencejo', 'Reparado tantas veces que vuelve a ser nuevo.'],
  kestrel: ['Cernícalo', 'Se cierne, espera y ya no está.'],
  'far-trader': ['Mercante Lejano', 'Arriba, carga honrada; abajo, amigos.'],
  'harbour-frigate': ['Fragata del Puerto', 'Once pueblos pagaron su quilla.'],
  'first-light': ['Primera Luz', 'El único buque insignia con jardín.'],
  'patrol-skiff': ['Esquife patrulla', 'Su farol dobla la esquina antes que él.'],
  'siege-walker': ['Andador de asedio', 'Los muros se miden por lo que tarda.'],
  'dust-runner': ['Corredor del polvo', 'Huele a aceite, a naranjas y a fuga.'],
  'bastion-crawler': ['Oruga Bastión', 'Un pueblo que aprendió a moverse.'],
  vharn: ['Vharn', 'Un sol gris, y naves que nunca lo dejan.'],
  grael: ['Grael', 'Sus fundiciones se ven desde la estrella vecina.'],
  threshold: ['Umbral', 'Ni suelo ni ley: una sola baliza.'],
  'empty-throne': ['Trono Vacío', 'Cada mañana le quitan el polvo a la silla.'],
  'black-landing': ['Pista Negra', 'Nadie llega aquí por gusto.'],
  'foundry-gate': ['Puerta de la Fundición', 'Entra mineral, salen corazas.'],
  'slag-works': ['Escorial', 'Calor para forjar, calor para olvidar.'],
  'customs-spire': ['Torre de la Aduana', 'Se abren todas las cajas, y algunas vuelven a cerrarse.'],
  'seized-harbour': ['Puerto Tomado', 'Banderas nuevas en mástiles viejos.'],
  'hidden-relay': ['Repetidor Oculto', 'Escucha los prados.'],
  halcyra: ['Halcyra', 'El primer amanecer que alguien puso por escrito.'],
  orison: ['Orison', 'Un mundo verde de tardes largas.'],
  meridian: ['Meridian', 'Aquí se cruza la mitad de los caminos.'],
  'hall-of-lamps': ['Sala de las Lámparas', 'Una llama por cada pueblo del Pacto.'],
  'high-gate': ['Puerta Alta', 'Abierta desde que se construyó.'],
  terraces: ['Bancales', 'Arroz, cabras y buenas vistas del camino.'],
  'old-archive': ['Archivo Viejo', 'Lo que quemó el Dominio, copiado a mano.'],
  'night-market': ['Mercado Nocturno', 'Todo está en venta menos los vendedores.'],
  'miners-row': ['Calle de los Mineros', 'Cantan para que los guardias no oigan otra cosa.'],
  'cistern-camp': ['Campamento del Aljibe', 'Trescientas personas y ni una huella.'],
  'breaking-lance': ['Lanza Rompedora', 'Pensada para puertas. Sirve para todo.'],
  sunbow: ['Arco Solar', 'Se tensa despacio y no falla por mucho.'],
  'no-quarter': ['Sin Cuartel', 'La orden es breve.'],
  'close-ranks': ['Cerrar Filas', 'Hombro con hombro, lámpara con lámpara.'],
  'falling-star': ['Estrella Fugaz', 'Alguien en Vharn apunta dónde cae.'],
  eclipse: ['Eclipse', 'Durante una hora, toda la galaxia es suya.'],
  'morning-bell': ['Campana del Alba', 'Se oye en ciudades donde ya no quedan campanas.'],
  'returning-sun': ['Sol que Vuelve', 'Solo estaba detrás de algo.'],
};

type Named = Partial<Pick<Card, 'lore'>> & Pick<Card, 'id' | 'name'>;

export const cardName = ({ id, name }: Named, language: Language): string =>
  (language === 'es' && SPANISH[id]?.[0]) || name;

export const cardLore = ({ id, lore }: Named, language: Language): string =>
  (language === 'es' && SPANISH[id]?.[1]) || lore || '';

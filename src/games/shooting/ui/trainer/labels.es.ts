import { by } from '../../../../page/phrases.ts';
import { es } from '../../../../parts/text/fill.ts';
import type { Goal } from '../../ask/plan/problem.ts';
import type { EN } from './labels.en.ts';

const VALUE: Readonly<Record<Goal, string>> = {
  kills: '{n:miniatura destruida|miniaturas destruidas}',
  points: '{n:punto destruido|puntos destruidos}',
  wipe: '{n} de probabilidad',
};

export const ES: typeof EN = {
  about:
    'Una situación, cuatro planes de disparo y probabilidades exactas. Encuentra el mejor plan y descubre hasta qué punto puedes fiarte de tu criterio.',
  level: 'Dificultad',
  levels: by({ easy: 'Fácil', hard: 'Difícil' }),
  levelAbout: by({
    easy: 'Los demás planes son al menos un 12\u00a0% peores que el mejor.',
    hard: 'Hay más unidades, y el segundo plan es como mucho un 9\u00a0% peor.',
  }),
  source: 'Unidades que disparan',
  samples: 'Ejércitos de ejemplo',
  given: 'Unidades del enlace',
  importHint: 'Para entrenar con tu ejército, importa su lista en «Mis listas», en la pestaña «Un ataque».',
  working: 'Preparando un ejercicio…',
  failed: 'El cálculo se ha detenido. Vuelve a cargar la página para intentarlo otra vez.',
  none: 'No se ha encontrado un buen ejercicio para estas unidades. Prueba con otro o elige otras unidades.',

  mine: 'Tus unidades',
  theirs: 'Unidades enemigas',
  goal: 'Objetivo',
  goals: by({
    kills: 'Destruir el mayor número de miniaturas, de media.',
    points: 'Destruir el mayor número de puntos, de media.',
  }),
  goalWipe: (names: string) => `Conseguir la mayor probabilidad de destruir estas dos unidades: ${names}.`,
  and: (a: string, b: string) => `${a} ${/^i/i.test(b) ? 'e' : 'y'} ${b}`,
  condition: by({
    half: 'Todos los objetivos están a la mitad del alcance o menos.',
    cover: 'Todos los objetivos tienen el beneficio de la cobertura.',
  }),
  rules:
    'Los objetivos se eligen antes del primer disparo. Las unidades que comparten objetivo disparan en el orden indicado. La regla Precisión no se usa para elegir personajes, y no se cuentan las bajas por armas con la regla Peligrosa.',
  models: (n: number) => es('{n:miniatura|miniaturas}', { n }),
  points: (n: number) => es('{n:punto|puntos}', { n }),
  woundsLeft: (left: number, of: number) => es('{left:?queda|quedan} {left} de {of:herida|heridas}', { left, of }),

  choose: '¿Qué plan es el mejor?',
  plan: (letter: string) => `Plan ${letter}`,
  notFiredAt: 'nadie le dispara',
  andThen: 'después',
  sure: '¿Cuánto confías en tu respuesta?',
  guess: 'al azar',
  check: 'Comprobar respuesta',
  unfinished: 'Elige un plan e indica cuánto confías en él.',
  next: 'Siguiente ejercicio',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'El navegador no ha copiado el enlace. Cópialo de la barra de direcciones.',

  result: 'Resultado',
  best: 'El mejor',
  yours: 'Tu elección',
  value: (goal: Goal, n: string) => es(VALUE[goal], { n }),
  right: (letter: string, value: string) => `¡Correcto! El plan ${letter} es el mejor: ${value}.`,
  wrong: (best: string, value: string, yours: string, lower: string, less: string) =>
    `El plan ${best} es el mejor: ${value}. Tu plan ${yours}: ${lower}, un ${less} menos.`,
  repeated: 'Ya habías respondido a este ejercicio, así que esta respuesta no cuenta.',
  lost: (kills: string, models: number) => es('{kills} de {models:miniatura|miniaturas}', { kills, models }),
  allDie: (models: number, share: string) => `${models > 1 ? 'todas destruidas' : 'destruida'}: ${share}`,
  why: (letter: string) => `Por qué el plan ${letter} es el mejor`,
  shotByShot: (letter: string) => `Plan ${letter}, disparo a disparo`,
  compared: (a: string, b: string) => `Plan ${a} y plan ${b}, objetivo por objetivo`,
  target: 'Objetivo',
  difference: 'Diferencia',
  total: 'Total',
  both: 'Las dos destruidas',
  measure: by({
    kills: 'Miniaturas destruidas',
    points: 'Puntos destruidos',
    wipe: 'Probabilidad de que se destruyan todas',
  }),
  firesAt: (unit: string, target: string) => `${unit} → ${target}`,

  progress: 'Tu progreso',
  period: 'Periodo',
  periods: by({ today: 'Hoy', all: 'Desde el principio' }),
  noAnswers: 'Aún no has respondido. Tu progreso aparecerá aquí después de la primera respuesta.',
  noAnswersToday: 'Hoy aún no has respondido.',
  rightShare: 'Aciertos',
  ofAnswers: (right: number, answers: number) => `${right} de ${answers}`,
  meanLoss: 'Pérdida media',
  meanLossAbout: 'respecto al mejor plan',
  brier: 'Puntuación de Brier',
  brierAbout:
    'La puntuación de Brier es la media del cuadrado de la distancia entre tu confianza y lo que ocurrió: cuanto más baja, mejor; 0 es perfecta, y responder al azar con una confianza del 25\u00a0% da 0,19.',
  meanSure: 'Confianza media',
  judged: by({
    over: 'Confías en tus respuestas más de lo que deberías.',
    under: 'Tus respuestas son mejores de lo que crees.',
    even: 'Tu confianza se corresponde con tus aciertos.',
  }),
  calibration: 'Calibración',
  calibrationAbout:
    'Los puntos sobre la línea son perfectos: de las respuestas con una confianza del 60\u00a0%, el 60\u00a0% son correctas.',
  chart: (points: string) => `Porcentaje de aciertos para cada nivel de confianza. ${points}`,
  chartPoint: (sure: string, share: string) => `Confianza del ${sure}: ${share} de aciertos.`,
  sureAxis: 'tu confianza',
  rightAxis: 'aciertos',
  columns: by({ sure: 'Confianza', answers: 'Respuestas', right: 'Aciertos' }),
  stored: 'Se guarda solo en este navegador. Cada ejercicio cuenta una vez.',
  reset: 'Borrar progreso…',
  resetTitle: '¿Borrar el progreso?',
  resetAbout: (n: number) => es('Se {n:?borrará|borrarán} {n:respuesta|respuestas}. No se puede deshacer.', { n }),
  resetNow: 'Borrar todas las respuestas',
  cancel: 'Cancelar',
};

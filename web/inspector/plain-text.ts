import { phrases } from '../../src/page/phrases.ts';

/** A decision in plain language. Reasons are fragments such as `should deal 12 points with weapons`. */
export const plainText = phrases({
  en: {
    pros: (reasons: string) => `For it: ${reasons}.`,
    cons: (reasons: string) => `Against it: ${reasons}.`,
    only: 'There was no other option.',
    even: (option: string) => `*${option}* would have been just as good.`,
    behind: (option: string, points: string) => `The next best option, *${option}*, scored ${points} lower.`,
    behindBecause: (option: string, points: string, reason: string) =>
      `The next best option, *${option}*, scored ${points} lower. The main reason: ${reason}.`,
    ranked: (option: string) => `*${option}* was ranked lower.`,
    rankedBecause: (option: string, reason: string) => `*${option}* was ranked lower. The reason: ${reason}.`,
    insteadOf: (theirs: string, ours: string) => `“${theirs}” instead of “${ours}”`,
    lacks: (reason: string) => `“${reason}” does not apply to it`,
    developers: 'For developers',
    talk: (count: number) => `Show crew messages (${count})`,
  },
  es: {
    pros: (reasons: string) => `A favor: ${reasons}.`,
    cons: (reasons: string) => `En contra: ${reasons}.`,
    only: 'No había otra opción.',
    even: (option: string) => `*${option}* habría sido igual de buena.`,
    behind: (option: string, points: string) => `La siguiente opción, *${option}*, obtuvo ${points} menos.`,
    behindBecause: (option: string, points: string, reason: string) =>
      `La siguiente opción, *${option}*, obtuvo ${points} menos. Motivo principal: ${reason}.`,
    ranked: (option: string) => `*${option}* quedó por detrás.`,
    rankedBecause: (option: string, reason: string) => `*${option}* quedó por detrás. Motivo: ${reason}.`,
    insteadOf: (theirs: string, ours: string) => `«${theirs}» en lugar de «${ours}»`,
    lacks: (reason: string) => `no se le aplica «${reason}»`,
    developers: 'Para desarrolladores',
    talk: (count: number) => `Mostrar los mensajes de la tripulación (${count})`,
  },
});

import type { Newline } from '../../../bots/external-player.ts';
import { ascii } from '../files/lines.ts';
import { SIGHT_NAME } from '../files/sight.ts';
import type { SbtFile } from '../protocol-types.ts';
import { TABLE } from './sight-table.ts';

export const HELPER = 'LDVyC.exe';
/** Folder of the `wine` substitute, to be placed on the program's PATH before the folder itself. */
export const HELPER_PATH: readonly string[] = [`${TABLE}/bin`, '.'];

/**
 * A substitute for the simulator's line-of-sight helper, `LDVyC.exe <map> <from> <0|1> <to> <0|1>` (1 = standing). It
 * looks up the answer in the sight table, prints it, and writes it to a file. Programs call it hundreds of times per
 * decision, so it starts nothing but awk. `newline` ends the lines of `LDV.sbt`.
 */
export const helperFiles = (newline: Newline = 'crlf'): readonly SbtFile[] => [
  { name: HELPER, bytes: ascii(newline === 'crlf' ? LOOK_UP : LOOK_UP.replaceAll('\\r\\n', '\\n')) },
  { name: `${TABLE}/bin/wine`, bytes: ascii(WINE) },
];

// Its output is Spanish without accents, as on terminals of that time.
const LOOK_UP = `#!/bin/sh
# Linea de vision y cobertura entre dos hexagonos, segun la tabla de la carpeta ${TABLE}.
aqui=\${0%/*}
[ "$aqui" = "$0" ] && aqui=.
LDV_TABLA=$aqui/${TABLE}
LDV_SALIDA=\${LDV_JUNTO:-$aqui}/${SIGHT_NAME}
export LDV_TABLA LDV_SALIDA
exec awk '
function fallo(texto) {
  print "LDVyC: " texto
  system("rm -f -- \\"$LDV_SALIDA\\"")
  exit 1
}
function si(bit, cifra) {
  return int((index("0123456789abcdef", cifra) - 1) / 2 ^ bit) % 2
}
function es_hexagono(texto) {
  return texto ~ /^[0-9][0-9][0-9][0-9]$/
}
function esta(columna, fila) {
  return columna >= 1 && columna <= columnas && fila >= 1 && fila <= filas
}
# Los hexagonos de un camino desde el origen: cada cifra es el lado por el que se sale.
function camino(pasos,   i, lado, c, m, f, nombres) {
  c = c1; m = 2 * f1 + (c1 - 1) % 2
  for (i = 1; i <= length(pasos); i++) {
    lado = substr(pasos, i, 1)
    c += (lado == 2 || lado == 3) - (lado == 5 || lado == 6)
    m += (lado == 1 ? -2 : lado == 4 ? 2 : lado == 3 || lado == 5 ? 1 : -1)
    f = (m - (c - 1) % 2) / 2
    if (esta(c, f)) nombres = nombres (nombres == "" ? "" : " ") sprintf("%02d%02d", c, f)
  }
  return nombres
}
BEGIN {
  # Un guion puede dejar espacios o un retorno de carro al final de un argumento.
  for (i = 1; i < ARGC; i++) sub(/[ \\t\\n\\r]+$/, "", ARGV[i])
  while (ARGC > 1 && ARGV[ARGC - 1] == "") ARGC--
  mapa = ARGV[1]; desde = ARGV[2]; alto1 = ARGV[3]; hasta = ARGV[4]; alto2 = ARGV[5]
  if (ARGC != 6) fallo("uso: LDVyC.exe <mapa> <desde> <0|1> <hasta> <0|1>")
  if (mapa !~ /\\\\/) {
    if ((getline linea < mapa) <= 0) fallo("no se puede leer el mapa " mapa)
    if (linea !~ /^mapaSBT/) fallo(mapa " no es un mapa: empieza por " linea)
    close(mapa)
  }
  if (!es_hexagono(desde)) fallo("el origen no es un hexagono de cuatro cifras: " desde)
  if (!es_hexagono(hasta)) fallo("el destino no es un hexagono de cuatro cifras: " hasta)
  if (alto1 !~ /^[01]$/) fallo("la altura del origen es 0 o 1, no " alto1)
  if (alto2 !~ /^[01]$/) fallo("la altura del destino es 0 o 1, no " alto2)

  c1 = substr(desde, 1, 2) + 0; f1 = substr(desde, 3, 2) + 0
  c2 = substr(hasta, 1, 2) + 0; f2 = substr(hasta, 3, 2) + 0
  tabla = ENVIRON["LDV_TABLA"] "/" substr(desde, 1, 2)
  if ((getline linea < tabla) > 0) { split(linea, medida, " "); columnas = medida[1]; filas = medida[2] }
  if (!esta(c1, f1)) fallo("el origen no esta en el mapa: " desde)
  if (!esta(c2, f2)) fallo("el destino no esta en el mapa: " hasta)

  for (i = 1; i < f1; i++) { getline linea < tabla; getline linea < tabla }
  getline linea < tabla
  lugar = 2 * ((f2 - 1) * columnas + c2 - 1)
  bit = 2 * alto1 + alto2
  vision = si(bit, substr(linea, lugar + 1, 1))
  cobertura = si(bit, substr(linea, lugar + 2, 1))
  getline linea < tabla
  lugar = index(linea, " " hasta ":")
  if (lugar) {
    split(substr(linea, lugar + 6), paso, " ")
    entre = camino(paso[1])
  } else {
    recta = ENVIRON["LDV_TABLA"] "/r" (c2 < c1 ? c1 - c2 : c2 - c1)
    clave = (c1 - 1) % 2 " " (c2 - c1) " " (f2 - f1) " "
    while ((getline linea < recta) > 0)
      if (index(linea, clave) == 1) { entre = camino(substr(linea, length(clave) + 1)); break }
  }

  salida = ENVIRON["LDV_SALIDA"]
  printf("%s\\r\\n%s\\r\\n%s\\r\\n", entre, (vision ? "True" : "False"), (cobertura ? "True" : "False")) > salida
  close(salida)
  print "De " desde (alto1 ? " (en pie)" : " (en tierra)") " a " hasta (alto2 ? " (en pie)" : " (en tierra)")
  print "Hexagonos entre ambos: " (entre == "" ? "ninguno" : entre)
  print "Linea de vision: " (vision ? "si" : "no")
  print "Cobertura parcial: " (cobertura ? "si" : "no")
  exit 0
}' "$@"
`;

const WINE = `#!/bin/sh
# Hace de wine para LDVyC.exe; la respuesta queda junto al programa nombrado.
aqui=\${0%/*}
[ "$aqui" = "$0" ] && aqui=.
retorno=$(printf '\\r')
programa=\${1%"$retorno"}
case $programa in
  *\\\\*) programa=$(printf %s "$programa" | tr '\\\\' /) ;;
esac
case \${programa##*/} in
  [Ll][Dd][Vv][Yy][Cc].[Ee][Xx][Ee]) ;;
  *)
    echo "wine: aqui solo se puede ejecutar LDVyC.exe, no $programa" >&2
    exit 127
    ;;
esac
LDV_JUNTO=\${programa%/*}
[ "$LDV_JUNTO" = "$programa" ] && LDV_JUNTO=.
export LDV_JUNTO
shift
exec "$aqui/../../${HELPER}" "$@"
`;

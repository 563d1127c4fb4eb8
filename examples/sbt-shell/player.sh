#!/bin/sh
# The smallest player for the .sbt protocol: it stands up, turns to face the nearest enemy, and holds fire.
# It is run once for every decision: sh player.sh <player> <phase>.
me=$1
phase=$2

say() { printf '%s\r\n' "$@" >"accionJ$me.sbt"; }

# Reads mechsJ: a record of 31 + 2N lines for each 'Mech, and 94 + 2E more for this player's own.
turn_to_foe() {
  tr -d '\r' <"mechsJ$me.sbt" | awk -v me="$me" '
    { line[NR] = $0 }
    function x(hex) { return 1.5 * substr(hex, 1, 2) }
    function y(hex) { return 1.7320508 * (substr(hex, 3, 2) + (substr(hex, 1, 2) % 2 ? 0 : 0.5)) }
    END {
      at = 3
      for (i = 0; i < line[2]; i++) {
        place[i] = line[at + 5]; works[i] = line[at + 1] == "True"
        if (i == me) {
          down = line[at + 4] == "True"; feet = line[at + 6]; walk = line[at + 31]; run = line[at + 32]
          for (slot = 101; slot <= 104; slot++) gyro += line[at + slot] == "True"
        }
        at += 31 + 2 * line[2] + (i == me ? 94 + 2 * line[at + 124] : 0)
      }
      nearest = -1
      for (i = 0; i < line[2]; i++) {
        if (i == me || !works[i]) continue
        far = (x(place[i]) - x(place[me])) ^ 2 + (y(place[i]) - y(place[me])) ^ 2
        if (nearest < 0 || far < best) { nearest = i; best = far }
      }
      mode = walk >= 2 ? "Andar" : "Correr"
      most = walk >= 2 ? walk : run
      if (nearest < 0 || most < 2) { print "Inmovil"; exit }
      angle = atan2(x(place[nearest]) - x(place[me]), y(place[me]) - y(place[nearest])) * 180 / 3.14159265
      side = int((angle + 390) / 60) % 6 + 1
      if (down && gyro > 1) { print "Inmovil"; exit }
      if (down) { printf "%s\n%s\n%d\nFalse\n1\nLevantarse\n%d\n", mode, place[me], side, side; exit }
      right = (side - feet + 6) % 6
      left = 6 - right
      if (right == 0) print "Inmovil"
      else if (right <= left && right <= most) printf "%s\n%s\n%d\nFalse\n1\nDerecha\n%d\n", mode, place[me], side, right
      else if (left <= most) printf "%s\n%s\n%d\nFalse\n1\nIzquierda\n%d\n", mode, place[me], side, left
      else print "Inmovil"
    }'
}

case $phase in
  Movimiento) turn_to_foe >"accionJ$me.sbt" ;;
  Reaccion) say Igual ;;
  AtaqueArmas) say False 0000 0 ;;
  AtaqueFisico) say 0 ;;
  FinalTurno) say 0 0 False 0 ;;
esac

import { expect, test } from 'vitest';
import { UNITS } from '../../data/units.ts';
import { shapedUnit, UNIT_SCHEMA } from './unit-schema.ts';

test('the format is plain JSON Schema', () => {
  const published = JSON.parse(JSON.stringify(UNIT_SCHEMA));
  const [mech, vehicle] = published.anyOf;
  expect(mech).toMatchObject({ type: 'object', additionalProperties: false, properties: { kind: { const: 'mech' } } });
  expect(mech.required).toEqual(['id', 'chassis', 'model', 'kind', 'tons', 'engine', 'sinks', 'armour', 'slots']);
  expect(vehicle.properties.armour.required).toEqual(['front', 'right', 'left', 'rear']);
});

test('the built-in files match the schema', () => {
  for (const unit of Object.values(UNITS)) expect(shapedUnit(unit)).toEqual({ ok: true, value: unit });
});

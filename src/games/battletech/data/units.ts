import arc2r from './units/ARC-2R.json' with { type: 'json' };
import as7D from './units/AS7-D.json' with { type: 'json' };
import asn21 from './units/ASN-21.json' with { type: 'json' };
import aws8q from './units/AWS-8Q.json' with { type: 'json' };
import bj1 from './units/BJ-1.json' with { type: 'json' };
import blr1g from './units/BLR-1G.json' with { type: 'json' };
import bnc3e from './units/BNC-3E.json' with { type: 'json' };
import bulldog from './units/Bulldog.json' with { type: 'json' };
import cda2a from './units/CDA-2A.json' with { type: 'json' };
import cgr1a1 from './units/CGR-1A1.json' with { type: 'json' };
import clnt23t from './units/CLNT-2-3T.json' with { type: 'json' };
import cn9A from './units/CN9-A.json' with { type: 'json' };
import com2d from './units/COM-2D.json' with { type: 'json' };
import cp10Z from './units/CP-10-Z.json' with { type: 'json' };
import cpltC1 from './units/CPLT-C1.json' with { type: 'json' };
import crd3r from './units/CRD-3R.json' with { type: 'json' };
import drg1n from './units/DRG-1N.json' with { type: 'json' };
import dv6m from './units/DV-6M.json' with { type: 'json' };
import enf4r from './units/ENF-4R.json' with { type: 'json' };
import fle4 from './units/FLE-4.json' with { type: 'json' };
import fs9H from './units/FS9-H.json' with { type: 'json' };
import ghr5h from './units/GHR-5H.json' with { type: 'json' };
import grf1n from './units/GRF-1N.json' with { type: 'json' };
import hbk4g from './units/HBK-4G.json' with { type: 'json' };
import her2s from './units/HER-2S.json' with { type: 'json' };
import hgn733 from './units/HGN-733.json' with { type: 'json' };
import jm6S from './units/JM6-S.json' with { type: 'json' };
import jr7D from './units/JR7-D.json' with { type: 'json' };
import jvn10n from './units/JVN-10N.json' with { type: 'json' };
import lct1v from './units/LCT-1V.json' with { type: 'json' };
import mad3r from './units/MAD-3R.json' with { type: 'json' };
import manticore from './units/Manticore.json' with { type: 'json' };
import on1K from './units/ON1-K.json' with { type: 'json' };
import osr2c from './units/OSR-2C.json' with { type: 'json' };
import otl4d from './units/OTL-4D.json' with { type: 'json' };
import pnt9r from './units/PNT-9R.json' with { type: 'json' };
import pxh1 from './units/PXH-1.json' with { type: 'json' };
import qkd4g from './units/QKD-4G.json' with { type: 'json' };
import rfl3n from './units/RFL-3N.json' with { type: 'json' };
import scorpion from './units/Scorpion.json' with { type: 'json' };
import sdr5v from './units/SDR-5V.json' with { type: 'json' };
import shd2h from './units/SHD-2H.json' with { type: 'json' };
import srmCarrier from './units/SRM-Carrier.json' with { type: 'json' };
import stg3r from './units/STG-3R.json' with { type: 'json' };
import stk3f from './units/STK-3F.json' with { type: 'json' };
import tbt5n from './units/TBT-5N.json' with { type: 'json' };
import tdr5s from './units/TDR-5S.json' with { type: 'json' };
import umR60 from './units/UM-R60.json' with { type: 'json' };
import vedette from './units/Vedette.json' with { type: 'json' };
import vl2t from './units/VL-2T.json' with { type: 'json' };
import vlkQa from './units/VLK-QA.json' with { type: 'json' };
import vnd1r from './units/VND-1R.json' with { type: 'json' };
import vtr9b from './units/VTR-9B.json' with { type: 'json' };
import whm6r from './units/WHM-6R.json' with { type: 'json' };
import wsp1a from './units/WSP-1A.json' with { type: 'json' };
import wth1 from './units/WTH-1.json' with { type: 'json' };
import wvr6r from './units/WVR-6R.json' with { type: 'json' };
import zeu6s from './units/ZEU-6S.json' with { type: 'json' };

const ALL = [
  fle4,
  lct1v,
  stg3r,
  wsp1a,
  com2d,
  jvn10n,
  sdr5v,
  umR60,
  vlkQa,
  fs9H,
  jr7D,
  pnt9r,
  asn21,
  cda2a,
  clnt23t,
  her2s,
  vl2t,
  wth1,
  bj1,
  pxh1,
  vnd1r,
  cn9A,
  enf4r,
  hbk4g,
  tbt5n,
  dv6m,
  grf1n,
  shd2h,
  wvr6r,
  drg1n,
  osr2c,
  otl4d,
  qkd4g,
  rfl3n,
  cpltC1,
  crd3r,
  jm6S,
  tdr5s,
  arc2r,
  ghr5h,
  whm6r,
  mad3r,
  on1K,
  aws8q,
  cgr1a1,
  vtr9b,
  zeu6s,
  blr1g,
  stk3f,
  cp10Z,
  hgn733,
  bnc3e,
  as7D,
  scorpion,
  vedette,
  bulldog,
  manticore,
  srmCarrier,
];

/** Built-in units by id, as in their files: 'Mechs by weight, then vehicles. */
export const UNITS: Readonly<Record<string, unknown>> = Object.fromEntries(ALL.map((unit) => [unit.id, unit]));

export const READ_DRIVERS = [
  'ESRI Shapefile',
  'GPKG',
  'KML',
  'GPX',
  'GeoJSON',
  'GeoJSONSeq',
] as const;

/** GeoJSON receives their rows. */
export const WORKBOOK_DRIVERS = ['XLSX', 'ODS', 'GeoJSON'] as const;

/** Some open files that a file names. GDAL has no allowlist; `gdal-child.ts` checks the others. */
const OTHER_DRIVERS =
  'PCIDSK,PDS4,VICAR,PDF,MBTiles,MapInfo File,UK .NTF,LVBAG,OGR_SDTS,S57,DGN,OGR_VRT,Memory,' +
  'CSV,GML,ESRIJSON,TopoJSON,OGR_GMT,SQLite,WAsP,OpenFileGDB,DXF,CAD,FlatGeobuf,Geoconcept,' +
  'GeoRSS,VFK,PGDUMP,OSM,OGR_PDS,EDIGEO,SVG,Idrisi,SXF,Selafin,JML,VDV,MVT,MapML,GTFS,' +
  'PMTiles,JSONFG,TIGER,AVCBin,AVCE00,VRT,DERIVED,GTiff,COG,NITF,RPFTOC,ECRGTOC,HFA,SAR_CEOS,' +
  'CEOS,JAXAPALSAR,GFF,ELAS,ESRIC,AIG,AAIGrid,GRASSASCIIGrid,ISG,SDTS,DTED,PNG,JPEG,MEM,JDEM,' +
  'GIF,BIGGIF,ESAT,BSB,XPM,BMP,DIMAP,AirSAR,RS2,SAFE,PCRaster,ILWIS,SGI,SRTMHGT,Leveller,' +
  'Terragen,ISIS3,ISIS2,PDS,TIL,ERS,L1B,FIT,GRIB,RMF,MSGN,RST,GSAG,GSBG,GS7BG,COSAR,TSX,COASP,' +
  'R,MAP,KMLSUPEROVERLAY,WEBP,Rasterlite,CALS,WMTS,SENTINEL2,MRF,PNM,DOQ1,DOQ2,PAux,MFF,MFF2,' +
  'GSC,FAST,BT,LAN,CPG,NDF,EIR,DIPEx,LCP,GTX,LOSLAS,NTv2,CTable2,ACE2,SNODAS,KRO,ROI_PAC,' +
  'RRASTER,BYN,NOAA_B,NSIDCbin,ARG,RIK,USGSDEM,GXF,NWT_GRD,NWT_GRC,ADRG,SRP,BLX,SAGA,XYZ,HF2,' +
  'OZI,CTG,ZMap,NGSGEOID,IRIS,PRF,SIGDEM,TGA,STACTA,STACIT,GenBin,ENVI,EHdr,ISCE,Zarr,GNMFile,' +
  'GNMDatabase';

/** For `GDAL_SKIP` and `OGR_SKIP`. */
export const driversExcept = (kept: readonly string[]): string =>
  [...READ_DRIVERS, ...WORKBOOK_DRIVERS, OTHER_DRIVERS]
    .filter((name) => !kept.includes(name))
    .join(',');

import * as z from 'zod/mini';
declare const LayerFeature: z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"Feature">;
    geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Point">;
        coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"LineString">;
        coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
    }, z.core.$strip>, z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Polygon">;
        coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
    }, z.core.$strip>], "type">;
    properties: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        note: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type LayerFeature = z.infer<typeof LayerFeature>;
export declare const SITE_LAYERS: readonly ['boundary', 'plots', 'water', 'paths', 'habitation'];
export type SiteLayer = (typeof SITE_LAYERS)[number];
declare const Layer: z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"FeatureCollection">;
    features: z.ZodMiniArray<z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"Feature">;
        geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Point">;
            coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"LineString">;
            coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
        }, z.core.$strip>, z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Polygon">;
            coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
        }, z.core.$strip>], "type">;
        properties: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            note: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type LayerFeatures = z.infer<typeof Layer>;
export declare const SiteLayers: z.ZodMiniObject<{
    boundary: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    plots: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    water: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    paths: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    habitation: z.ZodMiniObject<{
        type: z.ZodMiniLiteral<"FeatureCollection">;
        features: z.ZodMiniArray<z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"Feature">;
            geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Point">;
                coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"LineString">;
                coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
            }, z.core.$strip>, z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Polygon">;
                coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
            }, z.core.$strip>], "type">;
            properties: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                note: z.ZodMiniOptional<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type SiteLayers = z.infer<typeof SiteLayers>;
declare const PlotTree: z.ZodMiniObject<{
    localName: z.ZodMiniString<string>;
    scientificName: z.ZodMiniString<string>;
    girthCm: z.ZodMiniNumber<number>;
    heightM: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export type PlotTree = z.infer<typeof PlotTree>;
declare const ForestPlot: z.ZodMiniObject<{
    name: z.ZodMiniString<string>;
    radiusM: z.ZodMiniNumber<number>;
    surveyedOn: z.ZodMiniString<string>;
    trees: z.ZodMiniArray<z.ZodMiniObject<{
        localName: z.ZodMiniString<string>;
        scientificName: z.ZodMiniString<string>;
        girthCm: z.ZodMiniNumber<number>;
        heightM: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ForestPlot = z.infer<typeof ForestPlot>;
export declare const RULE_LEVELS: readonly ['operational', 'collective-choice', 'constitutional'];
export declare const ForestInstitutions: z.ZodMiniObject<{
    forest: z.ZodMiniObject<{
        legalStatus: z.ZodMiniString<string>;
        areaHectares: z.ZodMiniNumber<number>;
        elevationM: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
        vegetation: z.ZodMiniString<string>;
    }, z.core.$strip>;
    settlements: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        households: z.ZodMiniNumber<number>;
        people: z.ZodMiniNumber<number>;
        distanceKm: z.ZodMiniNumber<number>;
        note: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    userGroups: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        settlement: z.ZodMiniString<string>;
        members: z.ZodMiniNumber<number>;
        dependence: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    associations: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        formed: z.ZodMiniNumber<number>;
        members: z.ZodMiniNumber<number>;
        committee: z.ZodMiniObject<{
            women: z.ZodMiniNumber<number>;
            seats: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        meets: z.ZodMiniString<string>;
        duties: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    rules: z.ZodMiniArray<z.ZodMiniObject<{
        level: z.ZodMiniEnum<{
            "collective-choice": "collective-choice";
            constitutional: "constitutional";
            operational: "operational";
        }>;
        about: z.ZodMiniString<string>;
        rule: z.ZodMiniString<string>;
        madeBy: z.ZodMiniString<string>;
        followed: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    products: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        season: z.ZodMiniString<string>;
        usedFor: z.ZodMiniString<string>;
        householdsPercent: z.ZodMiniNumber<number>;
        sold: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    sanctions: z.ZodMiniArray<z.ZodMiniObject<{
        step: z.ZodMiniNumber<number>;
        when: z.ZodMiniString<string>;
        consequence: z.ZodMiniString<string>;
        imposedBy: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type ForestInstitutions = z.infer<typeof ForestInstitutions>;
export declare const FieldSiteViewers: z.ZodMiniObject<{
    fieldSite: z.ZodMiniString<string>;
    state: z.ZodMiniString<string>;
    district: z.ZodMiniString<string>;
    demonstration: z.ZodMiniBoolean<boolean>;
    layers: z.ZodMiniObject<{
        boundary: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        plots: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        water: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        paths: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        habitation: z.ZodMiniObject<{
            type: z.ZodMiniLiteral<"FeatureCollection">;
            features: z.ZodMiniArray<z.ZodMiniObject<{
                type: z.ZodMiniLiteral<"Feature">;
                geometry: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Point">;
                    coordinates: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"LineString">;
                    coordinates: z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>;
                }, z.core.$strip>, z.ZodMiniObject<{
                    type: z.ZodMiniLiteral<"Polygon">;
                    coordinates: z.ZodMiniArray<z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>>>;
                }, z.core.$strip>], "type">;
                properties: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    note: z.ZodMiniOptional<z.ZodMiniString<string>>;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    plots: z.ZodMiniArray<z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        radiusM: z.ZodMiniNumber<number>;
        surveyedOn: z.ZodMiniString<string>;
        trees: z.ZodMiniArray<z.ZodMiniObject<{
            localName: z.ZodMiniString<string>;
            scientificName: z.ZodMiniString<string>;
            girthCm: z.ZodMiniNumber<number>;
            heightM: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    institutions: z.ZodMiniObject<{
        forest: z.ZodMiniObject<{
            legalStatus: z.ZodMiniString<string>;
            areaHectares: z.ZodMiniNumber<number>;
            elevationM: z.ZodMiniTuple<readonly [z.ZodMiniNumber<number>, z.ZodMiniNumber<number>], null>;
            vegetation: z.ZodMiniString<string>;
        }, z.core.$strip>;
        settlements: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            households: z.ZodMiniNumber<number>;
            people: z.ZodMiniNumber<number>;
            distanceKm: z.ZodMiniNumber<number>;
            note: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        userGroups: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            settlement: z.ZodMiniString<string>;
            members: z.ZodMiniNumber<number>;
            dependence: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        associations: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            formed: z.ZodMiniNumber<number>;
            members: z.ZodMiniNumber<number>;
            committee: z.ZodMiniObject<{
                women: z.ZodMiniNumber<number>;
                seats: z.ZodMiniNumber<number>;
            }, z.core.$strip>;
            meets: z.ZodMiniString<string>;
            duties: z.ZodMiniArray<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        rules: z.ZodMiniArray<z.ZodMiniObject<{
            level: z.ZodMiniEnum<{
                "collective-choice": "collective-choice";
                constitutional: "constitutional";
                operational: "operational";
            }>;
            about: z.ZodMiniString<string>;
            rule: z.ZodMiniString<string>;
            madeBy: z.ZodMiniString<string>;
            followed: z.ZodMiniString<string>;
        }, z.core.$strip>>;
        products: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            season: z.ZodMiniString<string>;
            usedFor: z.ZodMiniString<string>;
            householdsPercent: z.ZodMiniNumber<number>;
            sold: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        sanctions: z.ZodMiniArray<z.ZodMiniObject<{
            step: z.ZodMiniNumber<number>;
            when: z.ZodMiniString<string>;
            consequence: z.ZodMiniString<string>;
            imposedBy: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type FieldSiteViewers = z.infer<typeof FieldSiteViewers>;
export {};

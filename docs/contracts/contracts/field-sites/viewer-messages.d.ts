import * as z from 'zod/mini';
export declare const ViewerMessage: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"ready">;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"height">;
    height: z.ZodMiniNumber<number>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"again">;
}, z.core.$strip>], "say">;
export type ViewerMessage = z.infer<typeof ViewerMessage>;
export declare const ViewerCommand: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"loading">;
    fieldSite: z.ZodMiniString<string>;
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"show">;
    site: z.ZodMiniObject<{
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
}, z.core.$strip>, z.ZodMiniObject<{
    type: z.ZodMiniLiteral<"aranya/viewer">;
    say: z.ZodMiniLiteral<"failed">;
    fieldSite: z.ZodMiniString<string>;
    message: z.ZodMiniString<string>;
}, z.core.$strip>], "say">;
export type ViewerCommand = z.infer<typeof ViewerCommand>;

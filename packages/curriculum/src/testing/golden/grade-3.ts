/** Fingerprints of grade 3, by skill and version. */
export const golden3: Readonly<Record<string, string>> = {
	"multiply-facts-hard@1": "624bd039",
	"name-fractions@1": "d691bb19",
	"fraction-number-line@1": "e0dc76a0",
	"area-rectangle@1": "33715639",
};

/** Fingerprints of grade 7, by skill and version. */
export const golden7: Readonly<Record<string, string>> = {
	"add-integers@1": "e5c20219",
	"subtract-integers@2": "8ee8a68f",
	"two-step-equations@1": "d7b9b930",
};

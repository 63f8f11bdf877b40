/** Fingerprints of grade 2, by skill and version. */
export const golden2: Readonly<Record<string, string>> = {
	"add-within-100@1": "ba291e0f",
	"subtract-within-100@1": "fb663ed2",
	"arrays-repeated-addition@1": "096f5993",
};

/** Fingerprints of grade 5, by skill and version. */
export const golden5: Readonly<Record<string, string>> = {
	"add-sub-decimals@1": "6f7b36b6",
	"multiply-decimals@1": "7eefe61d",
	"add-sub-fractions-unlike@1": "2eb37eb2",
	"multiply-fractions@1": "e95fb2bd",
};

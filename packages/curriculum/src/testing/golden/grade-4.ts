/** Fingerprints of grade 4, by skill and version. */
export const golden4: Readonly<Record<string, string>> = {
	"multiply-two-by-two-digit@1": "a2b7978a",
	"divide-by-one-digit@1": "415ece7f",
	"equivalent-fractions@1": "844fde4b",
	"compare-fractions-unlike@1": "61233c40",
	"mixed-improper-convert@1": "66821ff0",
	"angle-as-turn@1": "61542618",
	"measure-angles@1": "673670ce",
	"additive-angles@1": "77afcc0b",
	"lines-rays-angles@1": "af47196e",
	"classify-2d@1": "fbe6e27f",
	"line-symmetry@1": "d1183970",
};

/** Fingerprints of grade 6, by skill and version. */
export const golden6: Readonly<Record<string, string>> = {
	"unit-rate@1": "47fbeada",
	"percent-of-quantity@1": "855c8bd6",
	"one-step-equations-add@1": "4056ddaa",
	"one-step-equations-mult@1": "9f333f2d",
};

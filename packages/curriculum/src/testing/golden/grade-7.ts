/** Fingerprints of grade 7, by skill and version. */
export const golden7: Readonly<Record<string, string>> = {
	"unit-rate-fractions@1": "5112606c",
	"test-proportional@1": "7e5c4abd",
	"constant-of-proportionality@1": "c2364350",
	"proportional-equations@1": "929ba337",
	"interpret-proportional-graph@1": "f978ac75",
	"solve-proportions@1": "834984a5",
	"percent-change@1": "8b358125",
	"discount-tax-tip@1": "d95d4d83",
	"interest-percent-error@1": "90f3176a",
	"add-integers@1": "e5c20219",
	"subtract-integers@2": "8ee8a68f",
	"two-step-equations@1": "d7b9b930",
};

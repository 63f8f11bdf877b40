/** Fingerprints of grade 8, by skill and version. */
export const golden8: Readonly<Record<string, string>> = {
	"slope-similar-triangles@1": "4e69fe8d",
	"evaluate-rules@1": "92a94649",
	"scatter-plots@1": "7e160b5f",
	"line-of-fit@1": "80b1e679",
	"linear-model-use@1": "5f3a0b85",
	"two-way-tables@1": "ba5e720a",
	"pythagorean-converse@1": "f2a73800",
	"pythagorean-sides@1": "41970abc",
	"pythagorean-applied@1": "5b6ba490",
	"distance-plane@1": "ddb2f371",
	"volume-cylinders@1": "67dd350b",
	"volume-cones-spheres@1": "017680c9",
	"transformation-properties@1": "84e267dc",
	"congruence-motions@1": "0558853f",
	"coordinate-transformations@1": "c2285a87",
};

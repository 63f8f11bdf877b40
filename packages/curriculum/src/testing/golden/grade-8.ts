/** Fingerprints of grade 8, by skill and version. */
export const golden8: Readonly<Record<string, string>> = {
	"slope-similar-triangles@1": "4e69fe8d",
	"evaluate-rules@1": "92a94649",
};

/** Cities with freezing winters, for word problems about temperatures below zero. */
export const COLD_CITIES = [
	"Oslo",
	"Toronto",
	"Helsinki",
	"Astana",
	"Reykjavik",
	"Harbin",
	"Kyiv",
	"Sapporo",
	"Denver",
	"Ushuaia",
] as const;

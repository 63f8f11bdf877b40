/** Cities where it freezes in winter, for stories with temperatures below zero. */
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

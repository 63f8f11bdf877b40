import { type DrawnFigures, unit, value } from "./setting.ts";

const most = { id: "most", label: "Greatest number" };
const labelled = { id: "labelled", label: "A number every" };
const small = { id: "small", label: "A small mark every" };

export const measureFigures = {
	clock: {
		label: "Clock",
		settings: [
			{ id: "hour", label: "Hour" },
			{ id: "minute", label: "Minute" },
		],
	},
	coins: {
		label: "Coins and bills",
		settings: [
			{ id: "quarters", label: "Quarters" },
			{ id: "dimes", label: "Dimes" },
			{ id: "nickels", label: "Nickels" },
			{ id: "pennies", label: "Pennies" },
			{ id: "ones", label: "One-dollar bills" },
			{ id: "fives", label: "Five-dollar bills" },
			{ id: "tens", label: "Ten-dollar bills" },
		],
	},
	ruler: {
		label: "Bar on a ruler",
		settings: [
			{ id: "length", label: "Length of the ruler" },
			unit,
			{ id: "parts", label: "Small steps in one unit" },
			{ id: "begins", label: "Bar begins at" },
			{ id: "ends", label: "Bar ends at" },
		],
	},
	"measuring-cup": { label: "Measuring cup", settings: [value, unit, most, labelled, small] },
	"dial-scale": { label: "Kitchen scale", settings: [value, unit, most, labelled, small] },
} as const satisfies DrawnFigures;

import type { measureFigures } from "@learnin/domain/authoring/drawn-figures/measures";
import { clock } from "../lines/clock.ts";
import { coins, type Piece } from "../numbers/coins.ts";
import type { SettingsReader } from "../read-settings.ts";
import { ruler } from "../lines/ruler.ts";
import { dialScale, measuringCup } from "../numbers/scale.ts";
import { type AuthorFigures, counted, needsSome, readStep } from "./author-figure.ts";

const pieces: readonly (readonly [id: string, piece: Piece])[] = [
	["tens", "ten-dollar bill"],
	["fives", "five-dollar bill"],
	["ones", "one-dollar bill"],
	["quarters", "quarter"],
	["dimes", "dime"],
	["nickels", "nickel"],
	["pennies", "penny"],
];

/** Clocks, scales and coins with settings for authors. */
export const measures: AuthorFigures<typeof measureFigures> = {
	clock: {
		initial: { hour: "3", minute: "25" },
		read(read) {
			const [hour, minute] = [read.whole("hour", 1, 12), read.whole("minute", 0, 59)];
			return () => ({
				svg: clock(hour, minute),
				alt: `A clock. The short hand is at or after ${hour}, the long hand is at minute ${minute}.`,
			});
		},
	},
	coins: {
		initial: { quarters: "2", dimes: "1", nickels: "1", pennies: "3", ones: "0", fives: "0", tens: "0" },
		read(read) {
			const counts = pieces.map(([id, piece]) => ({ piece, count: read.whole(id, 0, 12) }));
			needsSome(
				read,
				"quarters",
				counts.map(({ count }) => count),
			);
			const there = counts.filter(({ count }) => count > 0);
			return () => ({
				svg: coins(there.flatMap(({ piece, count }) => Array.from({ length: count }, () => piece))),
				alt: `Money: ${there.map(({ piece, count }) => counted(count, piece, piece === "penny" ? "pennies" : `${piece}s`)).join(", ")}.`,
			});
		},
	},
	ruler: {
		initial: { length: "8", unit: "in", parts: "2", begins: "1", ends: "6" },
		read(read) {
			const length = read.whole("length", 1, 20);
			const unit = read.words("unit", 8);
			const parts = read.whole("parts", 1, 16);
			if (length * parts > 160) read.refuse("parts", "too-many-marks");
			const begins = read.number("begins", 0, length - 0.05);
			const ends = read.number("ends", begins, length);
			if (ends === begins) read.refuse("ends", "nothing-to-draw");
			return () => ({
				svg: ruler({ length, unit, parts, bars: [{ from: begins, to: ends, color: "gold" }] }),
				alt: `A ruler of ${length} ${unit}. A bar begins at ${begins} and ends at ${ends}.`,
			});
		},
	},
	"measuring-cup": {
		initial: { value: "350", unit: "mL", most: "500", labelled: "100", small: "50" },
		read(read) {
			const scale = readScale(read);
			return () => ({
				svg: measuringCup(scale),
				alt: `A measuring cup that holds up to ${scale.most} ${scale.unit}, with a mark every ${scale.small}. It is filled to ${scale.value}.`,
			});
		},
	},
	"dial-scale": {
		initial: { value: "650", unit: "g", most: "1000", labelled: "100", small: "50" },
		read(read) {
			const scale = readScale(read);
			return () => ({
				svg: dialScale(scale),
				alt: `A kitchen scale up to ${scale.most} ${scale.unit}, with a mark every ${scale.small}. Its hand is at ${scale.value}.`,
			});
		},
	},
};

/** Only whole numbers, so that each mark has an exact place. */
function readScale(read: SettingsReader) {
	const most = read.whole("most", 1, 100_000);
	const labeled = read.whole("labelled", 1, most);
	readStep(read, "labelled", [0, most], 12);
	const small = read.whole("small", 1, labeled);
	readStep(read, "small", [0, labeled], 20);
	return { most, labeled, small, value: read.number("value", 0, most), unit: read.words("unit", 5) };
}

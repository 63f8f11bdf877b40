import { NAMES, type Random } from "../../kit/index.ts";

/** Something that happens by chance: so many of all equally likely outcomes fit. */
export interface Chance {
	/** "A bag holds 12 marbles: 3 are red and 9 are blue. Omar draws one without looking." */
	told: string;
	/** "it is red" */
	event: string;
	/** "it is not red" */
	opposite: string;
	fitting: number;
	all: number;
}

const COLORS = ["red", "blue", "green", "yellow", "white", "orange"] as const;

/** What holds things of two colors, and how one of them is taken. */
const HOLDERS = [
	["A bag holds {n} marbles", "{name} draws one without looking.", "the marble"],
	["A drawer has {n} socks", "{name} takes one in the dark.", "the sock"],
	["A box has {n} pens", "{name} takes one without looking.", "the pen"],
	["A jar holds {n} buttons", "{name} picks one with closed eyes.", "the button"],
	["A spinner has {n} equal parts", "{name} spins it once.", "the part it lands on"],
	["A basket holds {n} balls", "{name} takes one without looking.", "the ball"],
	["A deck has {n} cards", "{name} draws one card.", "the card"],
	["A package has {n} balloons", "{name} pulls out one without looking.", "the balloon"],
] as const;

const counted = (count: number, color: string) => `${count} ${count === 1 ? "is" : "are"} ${color}`;

/** So many things of one color among others of another color. */
export function chanceOf(random: Random, fitting: number, all: number): Chance {
	const [holds, taken, one] = random.pick(HOLDERS);
	const [color = "red", other = "blue"] = random.shuffle(COLORS);
	const parts =
		fitting === all
			? `All of them are ${color}`
			: fitting === 0
				? `All of them are ${other}`
				: `${counted(fitting, color)}, and ${counted(all - fitting, other)}`;
	return {
		told: `${holds.replace("{n}", `${all}`)}. ${parts.replace(/^\w/, (letter) => letter.toUpperCase())}. ${taken.replace("{name}", random.pick(NAMES))}`,
		event: `${one} is ${color}`,
		opposite: `${one} is not ${color}`,
		fitting,
		all,
	};
}

/** How many of all fit, by how likely it is: impossible, unlikely, as likely as not, likely, certain. */
export function fittingOf(random: Random, kind: number, all: number): number {
	const few = random.integer(1, Math.floor((all - 1) / 2.5));
	return [0, few, all / 2, all - few, all][kind] ?? 0;
}

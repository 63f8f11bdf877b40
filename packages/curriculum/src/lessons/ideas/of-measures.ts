import { clock } from "../../figures/lines/clock.ts";
import { barChart } from "../../figures/data/bar-chart.ts";
import { dotPlot } from "../../figures/data/dot-plot.ts";
import { ruler } from "../../figures/lines/ruler.ts";
import { measuringCup } from "../../figures/numbers/scale.ts";
import { growingTable, type Idea, type IdeaFrame } from "./idea.ts";

/** The short hand counts hours, the long one minutes. */
export const handsOfAClock: Idea = (random) => {
	const hour = random.integer(2, 9);
	return [
		[0, `The short hand shows the hour: ${hour} o’clock. The long hand is at 12.`],
		[5, "The long hand moves to 1. That’s 5 minutes."],
		[15, `At 3 it’s 15 minutes: count 5, 10, 15. The time is ${hour}:15.`],
		[40, `At 8 it’s 40 minutes: ${hour}:40. The short hand is on its way to ${hour + 1}.`],
	].map(([minute, text]) => ({
		text: `${text}`,
		figure: {
			svg: clock(hour, Number(minute)),
			alt: `A clock that shows ${hour}:${`${minute}`.padStart(2, "0")}.`,
		},
	}));
};

/** What is measured begins at zero. */
export const fromZero: Idea = (random) => {
	const [short, more] = [random.integer(3, 4), random.integer(2, 3)];
	const long = short + more;
	const bars = [
		{ from: 0, to: short, color: "sky" as const, name: "A" },
		{ from: 0, to: long, color: "gold" as const, name: "B" },
		{ from: short, to: long, color: "coral" as const },
	];
	const texts = [
		`Put one end at 0. The other end shows the length: strip A is ${short} inches.`,
		`Strip B begins at 0, too, and ends at ${long}: ${long} inches.`,
		`B reaches farther than A: $${long} - ${short} = ${more}$ inches longer.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: ruler({ length: 8, unit: "in", parts: 2, bars: bars.slice(0, at + 1) }),
			alt: `Strips over a ruler in inches. ${bars
				.slice(0, at + 1)
				.map(({ from, to }) => `One from ${from} to ${to}.`)
				.join(" ")}`,
		},
	}));
};

/** First what one small mark is worth, then the count. */
export const worthOfAMark: Idea = (random) => {
	const small = random.pick([10, 20, 50]);
	const most = 10 * small;
	return [
		{
			value: 5 * small,
			text: `From 0 to ${5 * small} there are 5 small steps. Each is worth $${5 * small} \\div 5 = ${small}$.`,
		},
		{
			value: 7 * small,
			text: `2 steps above ${5 * small}: $${5 * small} + 2 \\times ${small} = ${7 * small}$.`,
		},
	].map(({ value, text }) => ({
		text,
		figure: {
			svg: measuringCup({ most, labeled: 5 * small, small, value, unit: "mL" }),
			alt: `A measuring cup with marks every ${small} milliliters, filled to ${value}.`,
		},
	}));
};

/** One mark over the line for each value. */
export function markForEachValue(names: readonly string[], unit: string): Idea {
	return (random) => {
		const counts = names.map(() => random.integer(0, 2));
		const [one, most] = [random.integer(0, 1), random.integer(2, 3)];
		const full = counts.map((count, at) => (at === most ? 4 : at === one ? count + 1 : count));
		const all = full.reduce((sum, count) => sum + count, 0);
		const first = names.map((_, at) => (at === one ? 1 : 0));
		const draw = (shown: readonly number[]) => ({
			svg: dotPlot({
				places: names.map((name, at) => ({ name, count: shown[at] ?? 0 })),
				caption: unit,
				has_crosses: true,
				color: "sky",
			}),
			alt: `A line plot, ${unit}. ${names.map((name, at) => `${shown[at]} over ${name}`).join(", ")}.`,
		});
		return [
			{ text: `Something measures ${names[one]}: put one X over ${names[one]}.`, figure: draw(first) },
			{ text: `Every value gets its own X. Count them all: ${all} values.`, figure: draw(full) },
			{
				text: `A taller column means the value comes up more often. Over ${names[most]} there are ${full[most]}.`,
				figure: draw(full),
			},
		];
	};
}

/** How high a bar is, read from the side. */
export function heightOfABar(steps: readonly number[]): Idea {
	return (random) => barsFrom(random.pick(steps));
}

function barsFrom(step: number): IdeaFrame[] {
	const bars = [
		{ name: "Cats", count: 3 * step },
		{ name: "Dogs", count: 5 * step },
		{ name: "Birds", count: 2 * step },
	];
	const texts = [
		`Go from the top of the bar to the side: ${3 * step} cats. Each line is ${step} more.`,
		`The bar for the dogs ends at ${5 * step}.`,
		`Compare: $${5 * step} - ${2 * step} = ${3 * step}$ more dogs than birds.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: barChart({
				bars: bars.map((bar, each) => (each <= at ? bar : { ...bar, count: 0 })),
				step,
				x_name: "Pets",
				y_name: "How many",
				color: "sky",
			}),
			alt: `A bar chart. ${bars
				.slice(0, at + 1)
				.map(({ name, count }) => `${name}: ${count}`)
				.join(", ")}.`,
		},
	}));
}

/** A table of two questions at once: rows and columns add up. */
export const rowsAndColumnsAddUp: Idea = (random) => {
	const [a, b, c, d] = [
		random.integer(8, 12),
		random.integer(3, 7),
		random.integer(2, 6),
		random.integer(9, 14),
	];
	return growingTable(
		["", "bike", "no bike", "total"],
		[
			[
				`Of the 7th graders, ${a} have a bike and ${b} don’t: ${a + b} in all.`,
				"Grade 7",
				`${a}`,
				`${b}`,
				`${a + b}`,
			],
			["The 8th graders are the second row.", "Grade 8", `${c}`, `${d}`, `${c + d}`],
			[
				`Columns add up, too: $${a} + ${c} = ${a + c}$ have a bike. Compare parts of each total, not the counts.`,
				"total",
				`${a + c}`,
				`${b + d}`,
				`${a + b + c + d}`,
			],
		],
	);
};

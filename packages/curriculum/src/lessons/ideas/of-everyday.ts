import { dotPlot } from "../../figures/data/dot-plot.ts";
import { clock } from "../../figures/lines/clock.ts";
import { emptyLine } from "../../figures/lines/empty-line.ts";
import { box, growingBoxes, type Idea } from "./idea.ts";

/** A length, and what is left of it. */
export const lengthsMakeALength: Idea = (random) => {
	const [cut, left] = [random.integer(4, 6), random.integer(7, 9)];
	const all = cut + left;
	return growingBoxes([
		[`A rope is ${all} feet long.`, [box(`${all} feet`, "mint", all)]],
		[`Sam cuts off ${cut} feet. How much is left?`, [box(`${cut} feet`, "gold", cut), box("?", null, left)]],
		[
			`Take ${cut} away from the whole length: $${all} - ${cut} = ${left}$ feet.`,
			[box(`${cut} feet`, "gold", cut), box(`${left} feet`, "sky", left)],
		],
	]);
};

/** What something costs, what there is, and what is missing. */
export const haveAndNeed: Idea = (random) => {
	const [have, need] = [random.integer(6, 9), random.integer(4, 5)];
	const price = have + need;
	return growingBoxes([
		[`A book costs ${price} dollars.`, [box(`$${price}`, "mint", price)]],
		[
			`Ana has ${have} dollars. How much more does she need?`,
			[box(`$${have}`, "sky", have), box("?", null, need)],
		],
		[
			`From ${have} up to ${price} it takes ${need}: $${price} - ${have} = ${need}$ dollars.`,
			[box(`$${have}`, "sky", have), box(`$${need}`, "gold", need)],
		],
	]);
};

/** Everything in one unit before it is added or taken away. */
export const sameUnitFirst: Idea = (random) => {
	const [meters, off] = [random.integer(2, 3), random.pick([40, 60, 80])];
	const all = 100 * meters;
	return growingBoxes([
		[`A ribbon is ${meters} meters long. ${off} centimeters are cut off.`, [box(`${meters} m`, "sky", all)]],
		[
			`The units are different. Write both in the smaller one: ${meters} meters are ${all} centimeters.`,
			[box(`${all} cm`, "mint", all)],
		],
		[
			`Now subtract: $${all} - ${off} = ${all - off}$ centimeters are left.`,
			[box(`${all - off} cm`, "mint", all - off), box(`${off}`, "gold", off)],
		],
	]);
};

/** Fives first, then one by one. */
export const minutesOneByOne: Idea = (random) => {
	const [hour, five, more] = [random.integer(2, 9), random.integer(3, 5), random.integer(2, 4)];
	const shown = (minute: number) => `${hour}:${`${minute}`.padStart(2, "0")}`;
	return [
		[0, `The short hand shows the hour: ${hour} o’clock. The long hand is at 12.`],
		[5 * five, `Count by fives to the ${five}: that’s ${5 * five} minutes.`],
		[
			5 * five + more,
			`Then count the small marks one by one: ${more} more. $${5 * five} + ${more} = ${5 * five + more}$, so it’s ${shown(5 * five + more)}.`,
		],
	].map(([minute, text]) => ({
		text: `${text}`,
		figure: { svg: clock(hour, Number(minute)), alt: `A clock that shows ${shown(Number(minute))}.` },
	}));
};

/** Jumps from the start to the end. */
export const fromTimeToTime: Idea = (random) => {
	const [hour, start, last] = [random.integer(1, 9), random.pick([5, 10, 15]), 5];
	const minutes = [start, start + 10, start + 20, start + 20 + last];
	const stops = minutes.map((minute) => `${hour}:${`${minute}`.padStart(2, "0")}`);
	const names = ["10 min", "10 min", `${last} min`];
	const texts = [
		`How long is it from ${stops[0]} to ${stops[3]}? Jump 10 minutes to ${stops[1]}.`,
		`10 more minutes: ${stops[2]}.`,
		`${last} more: ${stops[3]}. In all, $10 + 10 + ${last} = ${20 + last}$ minutes have passed.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: emptyLine({
				ends: [start, start + 20 + last],
				stops: minutes.slice(0, at + 2),
				names: names.slice(0, at + 1),
				written: stops,
			}),
			alt: `A line of time with jumps: ${stops.slice(0, at + 2).join(", ")}.`,
		},
	}));
};

/** How many marks, times what each is worth. */
export const marksTimesValue: Idea = (random) => {
	const marks = random.integer(3, 4);
	const draw = (counts: readonly number[]) => ({
		svg: dotPlot({
			places: ["¼", "½", "¾", "1"].map((name, at) => ({ name, count: counts[at] ?? 0 })),
			caption: "cups",
			has_crosses: true,
			color: "sky",
		}),
		alt: `A line plot, cups. ${["¼", "½", "¾", "1"].map((name, at) => `${counts[at]} over ${name}`).join(", ")}.`,
	});
	return [
		{ text: "Each X is one glass of juice. This one holds ½ cup.", figure: draw([0, 1, 0, 0]) },
		{ text: `${marks} glasses hold ½ cup each.`, figure: draw([0, marks, 0, 0]) },
		{
			text: `Multiply to find how much is in those ${marks} glasses: $${marks} \\times \\dfrac{1}{2} = \\dfrac{${marks}}{2}$ cups.`,
			figure: draw([1, marks, 2, 1]),
		},
	];
};

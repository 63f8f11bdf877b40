import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { InteractionKind } from "@learnin/domain/interactions/interaction";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoKeyIn } from "../support/browser.ts";
import { overlapsOf } from "../support/rectangles.ts";
import {
	drag,
	dragByTwoFingers,
	expectNoFaults,
	expectRight,
	middleOf,
	pressByFinger,
	pressByPen,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Walks through all interactions by keyboard, checking what a screen reader announces. The audit covers mouse, finger
// and wrong answers in the files beside this one.

const made = useMadeAnswers();

/** The keys pressed on an element, such as "Home ArrowRight*3", and its announcement after them. */
type Step = readonly [
	role: "slider" | "button" | "radio" | "checkbox",
	name: string | RegExp,
	keys: string,
	said?: string,
];

const slide = (name: string | RegExp, keys: string, said: string): Step => ["slider", name, keys, said];
const press = (name: string | RegExp): Step => ["button", name, "Enter"];
const card = (name: string, keys: string): Step => ["button", new RegExp(`^${name} ?,`), keys];

/** For each kind the right answers of its questions, in the order of the set. */
const walks: { readonly [K in InteractionKind]: readonly (readonly Step[])[] } = {
	number_line: [[slide("Point on the number line", "Home ArrowRight*5", "one and one fourth")]],
	zoom_line: [
		[
			slide("Zoom in whole numbers", "Home ArrowRight*3", "Between 3 and 4"),
			slide("Zoom in tenths", "ArrowRight*5", "Between 3.4 and 3.5"),
			slide("Point on the number line", "End ArrowLeft*3", "3.47"),
		],
	],
	shading: [
		[slide("Shaded parts", "ArrowRight*6", "6 of 8 parts shaded")],
		[slide("Shaded parts", "ArrowRight*2", "2 of 3 parts shaded")],
		[slide("Shaded counters", "End Home ArrowRight*3", "3 of 12 counters shaded")],
	],
	order: [
		[
			card("one fourth", "Home"),
			card("three eighths", "ArrowRight"),
			card("two thirds", "ArrowRight"),
			card("five sixths", "ArrowRight"),
		],
	],
	sort: [
		[
			card("two thirds", "End"),
			card("five sixths", "End"),
			card("two fourths", "ArrowRight*2"),
			card("five tenths", "ArrowRight*2"),
			card("one sixth", "ArrowRight"),
			card("three eighths", "Home"),
		],
	],
	venn: [
		[
			card("Square", "ArrowRight*2"),
			card("Rectangle", "ArrowRight*3"),
			card("Rhombus", "Home"),
			card("Trapezoid", "End"),
		],
	],
	plane: [
		[
			slide("Point A", "Home ArrowRight*8 ArrowDown*2", "(3, −2)"),
			slide("Point B", "Home ArrowRight*2 ArrowDown*2", "(−3, −2)"),
		],
		[
			slide("Point A′", "Home ArrowRight*4 ArrowDown", "(−1, −1)"),
			slide("Point B′", "Home ArrowRight ArrowDown", "(−4, −1)"),
			slide("Point C′", "Home ArrowRight ArrowUp*3", "(−4, 3)"),
		],
		[
			slide("Point A", "ArrowDown*3", "(0, −3)"),
			slide("Point B", "ArrowRight*2 ArrowUp", "(2, 1), 2 to the right, 4 up"),
		],
	],
	clock: [
		[
			slide("Minute hand", "ArrowLeft*4", "At the 8"),
			slide("Hour hand", "ArrowRight*5", "Between the 4 and the 5"),
		],
	],
	angle: [[slide("Side of the angle", "Shift+ArrowUp*2 ArrowUp*2", "110 degrees")]],
	area_model: [
		[slide("Vertical line", "Home ArrowRight*7", "8 to the left, 5 to the right")],
		[
			slide("Vertical line", "End ArrowLeft*4", "40 to the left, 5 to the right"),
			slide("Horizontal line", "Home ArrowUp*2", "20 above, 3 below"),
		],
	],
	best_fit: [
		[
			slide("Left end of the line", "Home ArrowUp*2", "2"),
			slide("Right end of the line", "End ArrowDown*6", "14, 6 points above the line, 5 below"),
			slide("Reading at 6", "Home ArrowUp*8", "8"),
		],
	],
	region: [
		[
			slide("Boundary A", "ArrowRight ArrowLeft", "dashed line at x = 0, right side"),
			["radio", "Left side", "Space"],
			slide("Boundary B", "ArrowRight ArrowLeft", "dashed line at x = 0, right side"),
			["radio", "Horizontal", "Space"],
		],
	],
	ruler: [
		[
			slide(/^Ruler$/, "ArrowRight", "Its zero is where the bar begins"),
			slide("Mark on the ruler", "ArrowRight*5", "5, where the bar ends"),
		],
	],
	protractor: [
		[
			slide(/^Protractor$/, "ArrowRight*6", "Its zero is on the first side of the angle"),
			slide(
				"Mark on the protractor",
				"Shift+ArrowRight ArrowRight*3",
				"65 degrees, on the other side of the angle",
			),
		],
	],
	inequality: [
		[
			slide("Dot on the number line", "Home ArrowRight*4", "open dot at −2, arrow to the right"),
			["radio", "Closed dot", "Space"],
		],
	],
	interval: [
		[
			slide("Left end", "Home ArrowRight*2", "open dot at 2"),
			slide("Right end", "End ArrowLeft*4", "open dot at 8"),
		],
	],
	chart: [
		[slide("dogs", "ArrowUp*5", "5"), slide("cats", "ArrowUp*2", "2"), slide("fish", "ArrowUp*2", "2")],
		[slide("0–9", "ArrowUp*2", "2"), slide("10–19", "ArrowUp*4", "4"), slide("20–29", "ArrowUp*3", "3")],
	],
	box_plot: [
		[
			slide("Least value", "Home ArrowRight*3", "3"),
			slide("Greatest value", "End ArrowLeft*2", "18"),
			slide("Median", "ArrowRight*7", "9"),
			slide("Lower quartile", "ArrowRight*4", "6"),
			slide("Upper quartile", "End ArrowLeft*4", "14"),
		],
	],
	blocks: [
		[press("Trade 1 ten for 10 ones"), slide("Tens", "ArrowLeft*2", "2"), slide("Ones", "ArrowDown*7", "6")],
		[press("Trade 1 one for 10 tenths"), slide("Tenths", "ArrowLeft*5", "8")],
	],
	cubes: [[slide("Unit cubes", "Shift+ArrowUp*2", "2 full layers")]],
	cut: [
		[
			slide("Scissors", "ArrowRight ArrowLeft", "Cut 3 squares from the left edge of the grid"),
			slide(/^Piece$/, "ArrowRight*6", "6 squares to the right. Both parts make a rectangle"),
			slide("Length of the frame", "ArrowRight*6", "6"),
			slide("Height of the frame", "ArrowUp*4", "4"),
		],
	],
	parts: [
		[
			["checkbox", "Vertical line through the middle", "Space"],
			["checkbox", "Horizontal line through the middle", "Space"],
		],
	],
	tiles: [
		[
			card("7", "ArrowRight"),
			card("plus", "ArrowRight"),
			card("n", "ArrowRight"),
			card("2", "ArrowRight ArrowLeft"),
		],
	],
	money: [
		[slide("Quarters", "ArrowRight", "1"), slide("Dimes", "ArrowRight", "1")],
		[slide("Ten-dollar bills", "ArrowRight*3", "3"), slide("One-dollar bills", "ArrowRight*6", "6")],
	],
	jumps: [[slide("Where the jumps end", "Shift+ArrowRight*3 ArrowLeft*2", "73")]],
	line_points: [[slide("Point A", "Home ArrowRight*2", "−4"), slide("Point B", "End ArrowLeft*2", "4")]],
	balance: [
		[
			slide("How many", "ArrowRight", "2"),
			["button", /^Take away 2$/, "Enter", "all"],
			slide("How many", "ArrowRight", "3"),
			["button", /^Divide by 3$/, "Enter", "all"],
		],
	],
	machine: [[slide("Multiply by", "ArrowRight*3", "× 3"), slide("Then add", "ArrowRight*3", "+ 2")]],
};

test("in forced colors a drawing has the system's ink, whichever theme was chosen", async () => {
	const { page } = await made.open("plane");
	await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
	const number = page.locator(".plane svg text").first();
	for (const theme of ["dark", "light"]) {
		await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
		await expect.poll(() => number.evaluate((text) => getComputedStyle(text).fill)).toBe("rgb(0, 0, 0)");
	}
});

test("each answer is made by keyboard, one question after the other", { timeout: 300_000 }, async () => {
	const seen = new Map<InteractionKind, number>();
	const [first] = everyQuestion.flatMap(({ question }) => question.interaction?.kind ?? []);
	const visitor = await made.open(first ?? "number_line");
	const { page } = visitor;
	for (const [at, { title, question }] of everyQuestion.entries()) {
		const kind = question.interaction?.kind;
		if (kind === undefined) continue;
		const count = seen.get(kind) ?? 0;
		seen.set(kind, count + 1);
		await page.getByRole("heading", { name: new RegExp(`^Question ${at + 1} of`) }).waitFor();
		// The question focuses its first control by itself, which would take the keys of another.
		await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
		for (const step of walks[kind][count] ?? []) await take(page, step, title);
		await expectRight(page);
		await expect.poll(() => isMarkSeen(page), { message: title }).toBe(true);
		if (at + 1 < everyQuestion.length) await page.getByRole("button", { name: "Next" }).press("Enter");
	}
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

/** The part that is marked right stays in view, however tall the board is. */
function isMarkSeen(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const mark = document.querySelector(".made .is-right")?.getBoundingClientRect();
		return mark === undefined || (mark.top >= 0 && mark.top < innerHeight);
	});
}

async function take(page: Page, [role, name, keys, said]: Step, title: string): Promise<void> {
	const things = page.locator(".made").getByRole(role, { name });
	for (const thing of said === "all" ? await things.all() : [things]) {
		await thing.focus();
		for (const key of keys.split(" ")) {
			const [, which = key, times = "1"] = /^(.+?)(?:\*(\d+))?$/.exec(key) ?? [];
			for (let time = 0; time < Number(times); time += 1) await page.keyboard.press(which);
		}
	}
	if (role === "slider")
		await expect.poll(() => things.getAttribute("aria-valuetext"), { message: title }).toBe(said);
}

test("a child draws over the question, beside it on a wide screen; only the device stores it, and it covers no answer", async () => {
	// A question with options; no other test here uses it.
	const visitor = await made.openNumber(1);
	const { page } = visitor;
	const pencil = page.getByRole("button", { name: "Draw", exact: true });
	const pad = page.getByRole("group", { name: "Scratchpad" });
	const strokes = page.locator(".scratch-ink path");
	await page.setViewportSize({ width: 1440, height: 900 });
	await pencil.press("Enter");
	await pad.getByRole("button", { name: "Done" }).waitFor();
	expect(await overlapsOf(page, [page.locator(".pr-question"), pad])).toEqual([]);
	await expectNoFaults(page);
	await page.setViewportSize({ width: 360, height: 780 });
	await pad.getByText("this device and doesn’t change your answer").waitFor();
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Done");
	await expectNoFaults(page);
	const sent: string[] = [];
	page.on("request", (request) => void sent.push(request.postData() ?? ""));
	const heading = await middleOf(page.locator("#pr-prompt"));
	await drag(page, [
		{ x: heading.x - 60, y: heading.y },
		{ x: heading.x + 60, y: heading.y + 10 },
	]);
	await expect.poll(() => strokes.count()).toBe(1);
	await pressByFinger(page, heading);
	await expect.poll(() => strokes.count()).toBe(2);
	await pressByPen(page, heading);
	await expect.poll(() => strokes.last().getAttribute("stroke-width")).toBe("7");
	await pad.getByRole("button", { name: "Undo" }).click();
	await pad.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => strokes.count()).toBe(1);
	// Two fingers scroll the page and draw nothing.
	await page.setViewportSize({ width: 360, height: 440 });
	await dragByTwoFingers(page, { x: 180, y: 330 }, -150);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
	await expect.poll(() => strokes.count()).toBe(1);
	await page.setViewportSize({ width: 360, height: 780 });
	await page.keyboard.press("Escape");
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
		.toBe("Draw");
	// When off, everything below gets its presses, and the drawing is there again after a reload.
	await page.locator(".pr-option").first().click();
	await page.reload();
	await page.getByRole("button", { name: "Check" }).waitFor();
	await expect.poll(() => strokes.count()).toBe(1);
	await pencil.click();
	await pad.getByRole("button", { name: "Clear" }).click();
	await expect.poll(() => strokes.count()).toBe(0);
	await pad.getByRole("button", { name: "Done" }).click();
	expect(sent.filter((body) => body.includes("strokes"))).toEqual([]);
	expect(visitor.complaints).toEqual([]);
});

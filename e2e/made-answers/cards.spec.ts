import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { auditTest } from "../support/audit.ts";
import { expectNoKeyIn } from "../support/browser.ts";
import {
	useMadeAnswers,
	check,
	dragByFinger,
	dragByMouse,
	expectNoFaults,
	middleOf,
	phase,
	pressByFinger,
	tryAgain,
} from "../support/made-answers.ts";

// Cards, moved by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest(
	"cards are put in order by mouse, finger and keys, or from lists; a known mistake is named",
	async () => {
		const visitor = await made.open("order");
		const { page } = visitor;
		const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
		const slot = (number: number) =>
			page.getByRole("button", { name: new RegExp(`^Put it in place ${number} of`) });
		const said = (name: string, where: string) =>
			page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

		await dragByMouse(page, card("one fourth"), slot(1));
		await said("one fourth", "in place 1 of 4, Least");
		await dragByFinger(page, card("two thirds"), slot(2));
		await said("two thirds", "in place 2 of 4, 2nd");
		// Press the card, then the place.
		await card("three eighths").click();
		await slot(4).click();
		await said("three eighths", "in place 4 of 4, Greatest");
		await check(page);
		await page.getByText("Some places are still empty.").waitFor();
		await expectNoFaults(page);

		// By keyboard: into the free place, one further, and back.
		await card("five sixths").press("ArrowRight");
		await said("five sixths", "in place 3 of 4, 3rd");
		await page.keyboard.press("Home");
		await said("five sixths", "in place 1 of 4, Least");
		await page.keyboard.press("Escape");
		await said("five sixths", "not placed yet");
		await page.keyboard.press("ArrowLeft");
		await said("five sixths", "in place 3 of 4, 3rd");
		await check(page);
		await tryAgain(page, "It looks like only the numerators were compared.");

		await card("three eighths").press("ArrowLeft");
		await said("three eighths", "in place 3 of 4, 3rd");
		await page.getByRole("button", { name: "Undo" }).click();
		await said("three eighths", "in place 4 of 4, Greatest");
		await page.getByRole("radio", { name: "List" }).check({ force: true });
		await page.getByRole("combobox", { name: "2nd" }).selectOption({ label: "three eighths" });
		await page.getByRole("radio", { name: "Cards" }).check({ force: true });
		await said("two thirds", "in place 4 of 4, Greatest");
		await card("two thirds").press("Shift+ArrowLeft");
		await said("two thirds", "in place 1 of 4, Least");
		await page.keyboard.press("Escape");
		await card("two thirds").press("ArrowLeft");
		await check(page);
		await phase(page, "correct").waitFor();
		expectNoKeyIn(visitor);
		expect(visitor.complaints).toEqual([]);
	},
);

auditTest("cards are sorted by mouse, finger and keys, or from lists; a known mistake is named", async () => {
	const visitor = await made.open("sort");
	const { page } = visitor;
	const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
	const bin = (name: string) => page.getByRole("button", { name: `Put it in “${name}”` });
	const said = (name: string, where: string) =>
		page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

	await dragByMouse(page, card("two thirds"), bin("Greater"));
	await said("two thirds", "in “Greater”");
	await dragByFinger(page, card("five sixths"), bin("Greater"));
	await said("five sixths", "in “Greater”");
	await card("two fourths").click();
	await bin("Equal").click();
	await said("two fourths", "in “Equal”");
	await check(page);
	await page.getByText("Some cards are not sorted yet.").waitFor();
	await expectNoFaults(page);

	await card("one sixth").press("ArrowRight");
	await said("one sixth", "in “Less”");
	await card("five tenths").press("End");
	await said("five tenths", "in “Greater”");
	await page.keyboard.press("ArrowLeft");
	await said("five tenths", "in “Equal”");
	await card("three eighths").press("ArrowLeft");
	await said("three eighths", "in “Greater”");
	await check(page);
	await tryAgain(page, "How many parts make one half?");
	await page.getByRole("radio", { name: "List" }).check({ force: true });
	await page.getByRole("combobox", { name: "three eighths" }).selectOption("Less");
	await page.getByRole("radio", { name: "Cards" }).check({ force: true });
	await said("three eighths", "in “Less”");
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

auditTest(
	"cards are sorted into two circles by mouse and finger, or from lists; a known mistake is named",
	async () => {
		const visitor = await made.open("venn");
		const { page } = visitor;
		const card = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
		const region = (name: string) => page.getByRole("button", { name: `Put it in “${name}”` });
		const said = (name: string, where: string) =>
			page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

		await dragByMouse(page, card("Rhombus"), region("Equal sides"));
		await said("Rhombus", "in “Equal sides”");
		await dragByFinger(page, card("Rectangle"), region("Right angles"));
		await said("Rectangle", "in “Right angles”");
		await card("Trapezoid").click();
		await region("Neither").click();
		await said("Trapezoid", "in “Neither”");
		await check(page);
		await page.getByText("Some cards are not sorted yet.").waitFor();
		await expectNoFaults(page);
		await card("Square").press("Home");
		await said("Square", "in “Equal sides”");
		await check(page);
		await tryAgain(page, "It looks like the kinds were kept apart.");
		await card("Square").press("ArrowRight");
		await said("Square", "in “Both”");
		await page.getByRole("button", { name: "Undo" }).click();
		await said("Square", "in “Equal sides”");
		await page.getByRole("radio", { name: "List" }).check({ force: true });
		await page.getByRole("combobox", { name: "Square" }).selectOption("Both");
		await page.getByRole("radio", { name: "Cards" }).check({ force: true });
		await check(page);
		await phase(page, "correct").waitFor();
		expectNoKeyIn(visitor);
		expect(visitor.complaints).toEqual([]);
	},
);

auditTest(
	"an expression is built from tiles by mouse and finger, or typed; a known mistake is named",
	async () => {
		const visitor = await made.open("tiles");
		const { page } = visitor;
		const tile = (name: string) => page.getByRole("button", { name: new RegExp(`^${name} ?,`) });
		const slot = (number: number) => page.getByRole("button", { name: `Put it in place ${number}` });
		const said = (name: string, where: string) =>
			page.getByRole("button", { name: new RegExp(`^${name} ?, ${where}$`) }).waitFor();

		// A press adds a tile at the end of the row.
		await tile("2").click();
		await said("2", "in place 1");
		await dragByMouse(page, tile("opening parenthesis"), slot(2));
		await said("opening parenthesis", "in place 2");
		await dragByFinger(page, tile("7"), slot(3));
		await said("7", "in place 3");
		for (const name of ["plus", "n", "closing parenthesis"]) await tile(name).click();
		await said("closing parenthesis", "in place 6");
		await expectNoFaults(page);
		await check(page);
		await tryAgain(page, "Only the number is doubled, not the whole sum.");
		for (const name of ["opening parenthesis", "closing parenthesis"]) await tile(name).press("Delete");
		await said("7", "in place 2");
		await tile("2").press("ArrowRight");
		await tile("2").press("ArrowRight");
		await said("2", "in place 3");
		await page.keyboard.press("Escape");
		await said("2", "in place 1");
		await page.getByRole("radio", { name: "Type it" }).check({ force: true });
		await page.locator(".pr-boxes input").fill("2n+7");
		await page.getByRole("radio", { name: "Tiles" }).check({ force: true });
		await said("7", "in place 4");
		await check(page);
		await phase(page, "correct").waitFor();
		expectNoKeyIn(visitor);
		expect(visitor.complaints).toEqual([]);
	},
);

auditTest("parts of a drawing are tapped by mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("parts");
	const { page } = visitor;
	const part = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
	const [upright, level, diagonal] = [
		part("Vertical line through the middle"),
		part("Horizontal line through the middle"),
		part("Line from the lower left"),
	];
	const isTapped = (thing: Locator, is: boolean) =>
		expect.poll(() => thing.getAttribute("aria-checked")).toBe(`${is}`);
	await upright.click();
	await isTapped(upright, true);
	// The line itself, away from its marker, by finger.
	const box = await page.locator(".parts").boundingBox();
	if (box === null) throw new Error("nothing to tap");
	await pressByFinger(page, { x: box.x + box.width * 0.36, y: box.y + box.height * 0.61 });
	await isTapped(diagonal, true);
	await expectNoFaults(page);
	await check(page);
	await tryAgain(page, "Both parts are equally large, but do their corners meet");
	await page.getByRole("button", { name: "Undo" }).click();
	await isTapped(diagonal, false);
	await pressByFinger(page, await middleOf(level));
	await isTapped(level, true);
	// The list shows the same.
	await page.getByRole("radio", { name: "List" }).check({ force: true });
	await expect.poll(() => page.locator(".pr-option input:checked").count()).toBe(2);
	await page.getByRole("radio", { name: "Drawing" }).check({ force: true });
	await check(page);
	await phase(page, "correct").waitFor();
	expectNoKeyIn(visitor);
	expect(visitor.complaints).toEqual([]);
});

import type { Page } from "playwright-core";
import { auditTest } from "../support/audit.ts";
import {
	drag,
	endRight,
	expectMistake,
	expectNoFaults,
	expectRight,
	inDrawing,
	middleOf,
	type Place,
	pressByFinger,
	reads,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Parts of circles and groups that are shaded, and a line that is drawn by its slope, by mouse and finger; each is wrong
// once with a known mistake.

const made = useMadeAnswers();

/** Slowly enough to touch each part between the two places. */
function brush(page: Page, from: Place, to: Place) {
	return drag(page, [from, to], 12);
}

auditTest("a circle and a group are shaded by mouse and finger; known mistakes are named", async () => {
	const visitor = await made.open("shading", 1);
	const { page } = visitor;
	const board = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) => reads(board(name), text);
	const part = (number: number) => page.locator(`.sh-board [data-part="${number}"]`);

	await at("Shaded parts", "None shaded yet");
	const first = await middleOf(part(0));
	await page.mouse.click(first.x, first.y);
	await at("Shaded parts", "1 of 3 parts shaded");
	await expectNoFaults(page);
	await expectMistake(page, "That is the part that stays white.");
	await pressByFinger(page, await middleOf(part(2)));
	await at("Shaded parts", "2 of 3 parts shaded");
	await page.getByRole("button", { name: "Undo" }).click();
	await at("Shaded parts", "1 of 3 parts shaded");
	await pressByFinger(page, await middleOf(part(1)));
	await expectRight(page);

	await made.openNext(page, "shading", 2);
	await brush(page, await middleOf(part(0)), await middleOf(part(3)));
	await at("Shaded counters", "4 of 12 counters shaded");
	await expectNoFaults(page);
	await expectMistake(page, "There are 4 equal groups.");
	// A second press clears it.
	await pressByFinger(page, await middleOf(part(3)));
	await at("Shaded counters", "3 of 12 counters shaded");
	await endRight(visitor);
});

auditTest("a line is drawn by its slope with mouse and finger; a known mistake is named", async () => {
	const visitor = await made.open("plane", 2);
	const { page } = visitor;
	const point = (letter: string) => page.getByRole("slider", { name: `Point ${letter}`, exact: true });
	const at = (letter: string, text: string) => reads(point(letter), text);
	/** A grid point on the screen; the drawing of twelve units has a margin of thirty of its 460. */
	const crossing = (x: number, y: number) =>
		inDrawing(page, ".plane-board", 460, { x: 230 + (400 / 12) * x, y: 230 - (400 / 12) * y });

	await brush(page, await crossing(3, 3), await crossing(0, -1));
	await at("A", "(0, −1)");
	await pressByFinger(page, await crossing(2, 4));
	await at("B", "(2, 4), 2 to the right, 5 up");
	// The whole line moves along with its first point.
	await brush(page, await crossing(0, -1), await crossing(0, -3));
	await at("A", "(0, −3)");
	await at("B", "(2, 2), 2 to the right, 5 up");
	await expectNoFaults(page);
	await brush(page, await crossing(2, 2), await crossing(2, -2));
	await at("B", "(2, −2), 2 to the right, 1 up");
	await expectMistake(page, "The slope says how far up the line goes");
	await pressByFinger(page, await crossing(2, -2));
	await pressByFinger(page, await crossing(2, 1));
	await at("B", "(2, 1), 2 to the right, 4 up");
	await endRight(visitor);
});

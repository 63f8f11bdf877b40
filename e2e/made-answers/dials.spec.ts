import { auditTest } from "../support/audit.ts";
import {
	drag,
	dragByFinger,
	endRight,
	expectMistake,
	expectNoFaults,
	inDrawing,
	middleOf,
	pressByFinger,
	reads,
	typeInstead,
	useMadeAnswers,
} from "../support/made-answers.ts";

// Hands, sides and rulers, rotated and moved by mouse and finger; each is wrong once with a known mistake.

const made = useMadeAnswers();

auditTest("the hands of a clock are moved by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("clock");
	const { page } = visitor;
	const hand = (name: string) => page.getByRole("slider", { name });
	const at = (name: string, text: string) => reads(hand(name), text);
	/** A number of the face, at the radius of the long hand's tip. */
	const number = async (hour: number) => {
		const box = await page.locator(".clock").boundingBox();
		const [angle, far] = [(hour / 6) * Math.PI, (box?.width ?? 0) * 0.36];
		const { x, y } = await middleOf(page.locator(".clock"));
		return { x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) };
	};
	await at("Hour hand", "At the 12");
	await page.locator(".clock").evaluate((element) => element.scrollIntoView({ block: "center" }));

	// Backward past 12: the short hand goes back too.
	const [start, between, end] = [await number(12), await number(10), await number(8)];
	await drag(page, [start, between, end]);
	await at("Minute hand", "At the 8");
	await at("Hour hand", "Between the 11 and the 12");
	await expectNoFaults(page);

	const client = await page.context().newCDPSession(page);
	const tip = await middleOf(hand("Hour hand"));
	const five = await number(5.7);
	await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [tip] });
	await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [five] });
	await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await at("Hour hand", "Between the 5 and the 6");
	await at("Minute hand", "At the 8");
	await expectMistake(page, "The minutes are right. Which hour is it, the one before or the one after?");

	await hand("Hour hand").press("ArrowLeft");
	await at("Hour hand", "Between the 4 and the 5");
	await hand("Minute hand").press("Shift+ArrowRight");
	await at("Minute hand", "At the 6");
	await at("Hour hand", "Between the 5 and the 6");
	await page.keyboard.press("Escape");
	await at("Minute hand", "At the 8");
	await page.getByRole("button", { name: "Clear" }).click();
	await at("Minute hand", "At the 12");
	await page.getByRole("button", { name: "Undo" }).click();
	await typeInstead(page, "4:40", "Clock");
	await at("Hour hand", "Between the 4 and the 5");
	await endRight(visitor);
});

auditTest("an angle is opened by mouse, finger and keys; a known mistake is named", async () => {
	const visitor = await made.open("angle");
	const { page } = visitor;
	const side = page.getByRole("slider", { name: "Side of the angle" });
	const at = (text: string) => reads(side, text);
	/** A point on the rim; the drawing is 480 wide, with its vertex at 240, 232. */
	const rim = (degrees: number) => {
		const turn = (degrees * Math.PI) / 180;
		return inDrawing(page, ".angle", 480, { x: 240 + 180 * Math.cos(turn), y: 232 - 180 * Math.sin(turn) });
	};
	await at("Not opened yet");
	const [start, between, end] = [await rim(3), await rim(60), await rim(131)];
	await drag(page, [start, between, end]);
	await at("130 degrees");
	await expectNoFaults(page);
	await pressByFinger(page, await rim(71));
	await at("70 degrees");
	await side.press("End");
	await at("180 degrees");
	await page.keyboard.press("Escape");
	await at("70 degrees");
	await expectMistake(page, "It looks like the other scale was read.");
	await side.press("Shift+ArrowUp");
	await at("120 degrees");
	await page.keyboard.press("ArrowDown");
	await page.getByRole("button", { name: "Undo" }).click();
	await typeInstead(page, "110", "Angle");
	await at("110 degrees");
	await endRight(visitor);
});

auditTest(
	"a ruler is moved to a bar and read by mouse, finger and keys; a known mistake is named",
	async () => {
		const visitor = await made.open("ruler");
		const { page } = visitor;
		const [ruler, mark] = [
			page.getByRole("slider", { name: "Ruler", exact: true }),
			page.getByRole("slider", { name: "Mark on the ruler" }),
		];
		/** A point of the drawing, which is 640 wide and 178 high; one unit of this ruler is 60.8. */
		const place = (units: number, y: number) => inDrawing(page, ".ruler", 640, { x: 16 + 60.8 * units, y });
		await reads(ruler, "Its zero is to the left of the bar");
		// The bar starts at one unit of the drawing and ends at six; the ruler is still at its left edge.
		const [start, end] = [await place(2, 40), await place(6, 40)];
		await drag(page, [start, end]);
		await reads(mark, "6, where the bar ends");
		await expectNoFaults(page);
		await expectMistake(page, "The bar ends there, but where does it begin?");
		// The feedback disappears and everything moves up: hovering waits until the ruler stops moving.
		await ruler.hover();
		await dragByFinger(page, ruler, ruler);
		// Finding a point may scroll the page, so the grip comes last.
		const [left, right] = [await place(0, 0), await place(1.1, 0)];
		const grip = await middleOf(ruler);
		await drag(page, [grip, { x: grip.x + right.x - left.x, y: grip.y }]);
		await reads(ruler, "Its zero is where the bar begins");
		await reads(mark, "6, past the end of the bar");
		await ruler.press("End");
		await reads(ruler, "Its zero is to the right of where the bar begins");
		await page.keyboard.press("Escape");
		await reads(ruler, "Its zero is where the bar begins");
		await pressByFinger(page, await place(4.2, 40));
		await reads(mark, "3, before the end of the bar");
		await mark.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await reads(mark, "5, where the bar ends");
		await endRight(visitor);
	},
);

auditTest(
	"a protractor is rotated onto an angle and read by mouse and finger; a known mistake is named",
	async () => {
		const visitor = await made.open("protractor");
		const { page } = visitor;
		const [protractor, mark] = [
			page.getByRole("slider", { name: "Protractor", exact: true }),
			page.getByRole("slider", { name: "Mark on the protractor" }),
		];
		/** A point around the vertex at the center of the drawing; handles are 205 of 480 away. */
		const rim = async (degrees: number) => {
			await page.locator(".protractor").evaluate((element) => element.scrollIntoView({ block: "center" }));
			const box = await page.locator(".protractor").boundingBox();
			const [middle, turn] = [await middleOf(page.locator(".protractor")), (degrees * Math.PI) / 180];
			const far = ((box?.width ?? 0) * 205) / 480;
			return { x: middle.x + far * Math.cos(turn), y: middle.y - far * Math.sin(turn) };
		};
		await reads(protractor, "Its zero is below the first side");
		await pressByFinger(page, await rim(95));
		await reads(mark, "95 degrees, on the other side of the angle");
		await expectNoFaults(page);
		await expectMistake(page, "The other side is there, but where does the angle begin?");
		// The feedback disappears and everything moves up: hovering waits until the handle stops moving.
		await protractor.hover();
		const [grip, turned] = [await rim(180), await rim(210)];
		await drag(page, [grip, turned]);
		await reads(protractor, "Its zero is on the first side of the angle");
		await reads(mark, "95 degrees, past the other side");
		await protractor.press("End");
		await reads(protractor, "Its zero is above the first side");
		await page.keyboard.press("Escape");
		await reads(protractor, "Its zero is on the first side of the angle");
		await typeInstead(page, "60", "Protractor");
		await mark.press("ArrowRight");
		await endRight(visitor);
	},
);

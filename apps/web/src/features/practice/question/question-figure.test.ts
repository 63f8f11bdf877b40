import { expect, test } from "vitest";
import { figureLayout } from "./question-figure.tsx";

test("wide figures are above the answer", () => {
	expect(figureLayout('<svg viewBox="0 0 640 100"></svg>')).toBe("above");
	expect(figureLayout('<svg viewBox="-90 0 400 220"></svg>')).toBe("beside");
	expect(figureLayout("<svg></svg>")).toBe("beside");
});

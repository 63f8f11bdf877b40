import { expect, test } from "vitest";
import { bytesText, cronText } from "./workshop-words.ts";

test.each([
	[0, "0 bytes"],
	[999, "999 bytes"],
	[1_000, "1.0 KB"],
	[12_345_678, "12.3 MB"],
	[7_000_000_000_000, "7.0 TB"],
])("%i bytes: %s", (bytes, text) => {
	expect(bytesText(bytes)).toBe(text);
});

test.each([
	[null, "When needed"],
	["*/10 * * * *", "Every 10 minutes"],
	["7 * * * *", "Every hour, at minute 7"],
	["17 2 * * *", "Every day at 02:17 UTC"],
	["1,16,31,46 * * * 0,1", "4 times an hour on Sunday and Monday"],
	["0 0 1 * *", "At set times (0 0 1 * *)"],
])("the times %s are said as “%s”", (cron, text) => {
	expect(cronText(cron)).toBe(text);
});

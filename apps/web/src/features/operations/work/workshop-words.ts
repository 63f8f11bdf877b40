import { lazily } from "@learnin/domain/texts/lazily";
import type { JobState } from "@learnin/contract/routes/bank/workshop.contract";
import type { SeenError, SeenMail } from "./workshop.api.ts";

/** A state as a badge. */
export interface StateWord {
	word: string;
	tone: "sky" | "mint" | "coral" | "lilac" | "gold";
}

export const jobStates: Readonly<Record<JobState, StateWord>> = {
	failed: { word: "Failed", tone: "coral" },
	trying_again: { word: "Trying again", tone: "gold" },
	running: { word: "Running", tone: "sky" },
	waiting: { word: "Waiting", tone: "lilac" },
	cancelled: { word: "Canceled", tone: "lilac" },
};

export const mailStates: Readonly<Record<SeenMail["state"], StateWord>> = {
	waiting: { word: "Waiting", tone: "gold" },
	sent: { word: "Sent", tone: "mint" },
	failed: { word: "Failed", tone: "coral" },
};

export const errorKinds: Readonly<Record<SeenError["kind"], string>> = {
	not_found: "Not found",
	network: "No connection",
	render: "Page crashed",
};

/** The schedule of a kind of job, from its cron line. */
export function cronText(cron: string | null): string {
	if (cron === null) return "When needed";
	const every = /^\*\/(\d+) \* \* \* \*$/.exec(cron)?.[1];
	if (every !== undefined) return `Every ${every} minutes`;
	const minute = /^(\d+) \* \* \* \*$/.exec(cron)?.[1];
	if (minute !== undefined) return `Every hour, at minute ${minute}`;
	const [, at = "", hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
	if (hour !== undefined) return `Every day at ${hour.padStart(2, "0")}:${at.padStart(2, "0")} UTC`;
	const [, minutes = "", days] = /^([\d,]+) \* \* \* ([\d,]+)$/.exec(cron) ?? [];
	if (days !== undefined) return `${minutes.split(",").length} times an hour on ${weekdays(days)}`;
	return `At set times (${cron})`;
}

/** The weekdays of a cron line in words, where 0 is Sunday; times are in UTC. */
function weekdays(days: string): string {
	const names = days.split(",").map((day) => weekday().format(Date.UTC(2026, 10, 1 + Number(day))));
	return list().format(names);
}

const weekday = /* @__PURE__ */ lazily(
	() => new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }),
);
const list = /* @__PURE__ */ lazily(() => new Intl.ListFormat("en-US", { type: "conjunction" }));

/** "12.3 MB". */
export function bytesText(bytes: number): string {
	const units = ["bytes", "KB", "MB", "GB", "TB"];
	const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	const value = bytes / 1000 ** step;
	return `${step === 0 ? value : value.toFixed(1)} ${units[step] ?? ""}`;
}

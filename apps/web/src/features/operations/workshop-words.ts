import type { JobState } from "@learnin/contract/routes/workshop.contract";
import type { Act, SeenError, SeenMail } from "./workshop.api.ts";

type Tone = "sky" | "mint" | "coral" | "lilac" | "gold";

export const jobStates: Readonly<Record<JobState, { word: string; tone: Tone }>> = {
	failed: { word: "Failed", tone: "coral" },
	trying_again: { word: "Trying again", tone: "gold" },
	running: { word: "Running", tone: "sky" },
	waiting: { word: "Waiting", tone: "lilac" },
	cancelled: { word: "Canceled", tone: "lilac" },
};

export const mailStates: Readonly<Record<SeenMail["state"], { word: string; tone: Tone }>> = {
	waiting: { word: "Waiting", tone: "gold" },
	sent: { word: "Sent", tone: "mint" },
	failed: { word: "Failed", tone: "coral" },
};

/** What mails are of. */
const mailKinds: Readonly<Record<string, string>> = {
	"guardian-invitation": /* text */ "Invitation of a guardian",
	"guardian-gone": /* text */ "A guardian left",
	"consent-withdrawn": /* text */ "Consent withdrawn",
	"sign-in": /* text */ "About the sign-in",
	invitation: /* text */ "Invitation of a child",
	receipt: /* text */ "Receipt",
	refund: /* text */ "Refund",
	retention: /* text */ "Before a deletion",
	deleted: /* text */ "After a deletion",
	google: /* text */ "About Google",
	news: /* text */ "Notification",
	week: /* text */ "The week",
	late: /* text */ "Late payment",
};

export function mailKind(kind: string): string {
	return mailKinds[kind] ?? "Other mail";
}

export const errorKinds: Readonly<Record<SeenError["kind"], string>> = {
	not_found: "Not found",
	network: "No line",
	render: "Page broke",
};

/** Plain facts in one line, such as "name: send-mail · version: 2". */
export function factsText(facts: Act["details"]): string {
	return Object.entries(facts)
		.map(([name, value]) => `${name}: ${value === null ? "–" : `${value}`}`)
		.join(" · ");
}

/** The beginning of an id is enough to tell it from others. */
export function shortId(id: string): string {
	return id.slice(0, 8);
}

/** "12.3 MB". */
export function bytesText(bytes: number): string {
	const units = ["bytes", "KB", "MB", "GB", "TB"];
	const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
	const value = bytes / 1000 ** step;
	return `${step === 0 ? value : value.toFixed(1)} ${units[step] ?? ""}`;
}

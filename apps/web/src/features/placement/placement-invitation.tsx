import { placementMinutes } from "@learnin/domain/placement/placement-rules";
import { Compass } from "lucide-react";
import { STARTING_POINT_PATH } from "../../paths/more-paths.ts";
import { count } from "../../platform/count-words.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { isPutOff } from "./not-now.ts";
import type { Placement } from "./placement.api.ts";
import "./placement-invitation.css";

const FIRST_TITLE = "Find your starting point";
const OPEN_TITLE = "Your starting point";

/** Invites a new or returning child to a placement, or shows that one is open. */
export function PlacementInvitation({ placement }: { placement: Placement }) {
	const words = wordsOf(placement);
	if (words === null) return null;
	return (
		<section className="pl-invitation card" aria-labelledby="pl-invitation">
			<Compass className="pl-invitation-mark" aria-hidden="true" />
			<div>
				<h2 id="pl-invitation">{words.title}</h2>
				<p>{words.text}</p>
			</div>
			<ButtonLink variant="line" size="lg" to={STARTING_POINT_PATH}>
				{words.action}
			</ButtonLink>
		</section>
	);
}

/** What a child does before the sets; null if it has a starting point, does without or said "Not now". */
export function firstThing({ state, invitation, answered, most }: Placement, student_id: string) {
	if (isPutOff(student_id)) return null;
	if (state === "open" && answered > 0)
		return {
			title: OPEN_TITLE,
			lead: openWords(answered),
			to: STARTING_POINT_PATH,
			size: leftWords(most - answered),
			isBegun: true,
		};
	// One that was opened and left without an answer is not begun.
	if (state !== "open" && invitation !== "new") return null;
	return {
		title: FIRST_TITLE,
		lead: "See what you already know and what to learn next.",
		to: STARTING_POINT_PATH,
		size: "About ten minutes",
		isBegun: false,
	};
}

/** It may end earlier. */
function leftWords(questions: number): string | null {
	if (questions < 1) return null;
	const minutes = count(placementMinutes(questions), "minute");
	return `At most ${count(questions, "question")}, about ${minutes}`;
}

function openWords(answered: number): string {
	return answered === 0
		? "It’s ready for your first answer. Start whenever you like."
		: `You’ve given ${count(answered, "answer")} so far. Continue whenever you like.`;
}

function wordsOf({ state, invitation, answered }: Placement) {
	if (state === "open")
		return {
			title: OPEN_TITLE,
			text: openWords(answered),
			action: "Continue",
		};
	if (invitation === "new")
		return {
			title: FIRST_TITLE,
			text: "About ten minutes of questions show what you already know and what to learn next.",
			action: "Take a look",
		};
	if (invitation === "away")
		return {
			title: "Good to see you again",
			text: "A lot may have changed. About ten minutes of questions show where to continue.",
			action: "Find my starting point",
		};
	return null;
}

import { Play } from "lucide-react";
import { practiceSessionPath, practiceSkillPath } from "../../app/paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { TileSpec } from "../../ui/tile.tsx";
import { TileBoard } from "../../ui/tile.tsx";
import { suggestSkill } from "./board.ts";
import type { Dashboard } from "./practice.api.ts";

const art: readonly (readonly TileSpec[])[] = [
	[
		{ kind: "quarter", color: "sky", soft: true },
		{ kind: "plus", color: "gold", soft: true },
		{ kind: "half", color: "lilac", soft: true },
		{ kind: "hole", color: "sky" },
	],
	[
		{ kind: "leaf", color: "mint", soft: true, turn: 90 },
		{ kind: "ring", color: "coral", soft: true },
		{ kind: "bigdot", color: "gold", soft: true },
		{ kind: "steps", color: "sky", soft: true },
	],
];

interface Next {
	eyebrow: string;
	title: string;
	lead: string;
	to: string;
	action: string;
}

/** The one thing to do now: the open set, else a skill that fits. */
export function ContinueCard({ dashboard }: { dashboard: Dashboard }) {
	const next = nextOf(dashboard);
	if (!next) return null;
	return (
		<section className="sd-next paper" aria-labelledby="sd-next">
			<div>
				<p className="sd-eyebrow">{next.eyebrow}</p>
				<h2 id="sd-next">{next.title}</h2>
				<p className="sd-lead">{next.lead}</p>
				<ButtonLink variant="primary" size="lg" to={next.to} icon={<Play className="i" />}>
					{next.action}
				</ButtonLink>
			</div>
			<div className="sd-art">
				<TileBoard rows={art} />
			</div>
		</section>
	);
}

function nextOf({ unfinished, first_name, skills, grade }: Dashboard): Next | null {
	if (unfinished) {
		const { questions_left: left, title, session_id } = unfinished;
		return {
			eyebrow: `Keep going, ${first_name}`,
			title,
			lead: left === 1 ? "One question left in this set." : `${left} questions left in this set.`,
			to: practiceSessionPath(session_id),
			action: "Continue",
		};
	}
	const skill = suggestSkill(skills, grade);
	if (!skill) return null;
	return {
		eyebrow: `Ready, ${first_name}?`,
		title: skill.name,
		lead: `Grade ${skill.grade}, ${skill.domain_name}. A set has ten questions.`,
		to: practiceSkillPath(skill.id),
		action: "Start",
	};
}

import type { QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { formatPoints } from "@learnin/domain/rewards/points-for-attempt";
import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths, practiceSkillPath } from "../../app/paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TenFrame } from "../../ui/ten-frame.tsx";
import { MissingPiece } from "./missing-piece.tsx";
import { summaryOf } from "./set-result.ts";

export interface SetSummaryProps {
	/** Null for a set of several skills. */
	skill_id: string | null;
	title: string;
	results: Told[];
}

/** The whole set at a glance, and where to go from here. */
export function SetSummary({ skill_id, title, results }: SetSummaryProps) {
	const { first_try, helped, unsolved, points, total, words } = summaryOf(results);
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	return (
		<main id="main" className="pr-summary">
			<div className="pr-summary-card card">
				<MissingPiece />
				<p className="pr-summary-skill">{title}</p>
				<h1 ref={headingRef} tabIndex={-1}>
					{words.title}
				</h1>
				<p className="pr-summary-text">{words.text}</p>
				<TenFrame
					wide
					filled={Math.round((first_try / Math.max(1, total)) * 10)}
					label={`${first_try} of ${total} right at the first try`}
				/>
				<dl className="pr-figures">
					<Figure name="First try" value={String(first_try)} />
					<Figure name="With help" value={String(helped)} />
					<Figure name="Not solved" value={String(unsolved)} />
				</dl>
				{points > 0 && (
					<p className="pr-earned">
						<b className="num">+{formatPoints(points).split(" ")[0]}</b> pts
					</p>
				)}
				<div className="pr-summary-actions">
					{skill_id !== null && (
						<ButtonLink
							variant="primary"
							size="lg"
							to={practiceSkillPath(skill_id)}
							icon={<RotateCcw className="i" />}
						>
							Another set
						</ButtonLink>
					)}
					<ButtonLink variant="line" size="lg" to={paths.studentDashboard}>
						Back to Dashboard
					</ButtonLink>
				</div>
			</div>
		</main>
	);
}

function Figure({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="num">{value}</dd>
		</div>
	);
}

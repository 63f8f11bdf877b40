import { BookOpenText, Check, Circle, RotateCcw, SkipForward } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { sessionAttemptsPath, skillAttemptsPath } from "../../../paths/more-paths.ts";
import { practiceSkillPath } from "../../../paths/paths.ts";
import { Badge } from "../../../ui/people/badge.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { QuestionHead } from "../../../ui/text/question-head.tsx";
import { QuestionPaper } from "../../../ui/text/question-paper.tsx";
import { BookmarkButton } from "../../bookmarks/index.ts";
import type { QuestionDetails } from "../activity.api.ts";
import { QuestionParts } from "./question-parts.tsx";
import { ShownDrawing } from "./shown-drawing.tsx";

/** The question as it was asked, its status, and links. */
export function QuestionOverview({ details, isOwn }: { details: QuestionDetails; isOwn: boolean }) {
	const { question, attempts } = details;
	const session_id = attempts[0]?.session_id;
	const section = useFocusWithout(details.drawing);
	return (
		<section ref={section} tabIndex={-1} className="card question-overview" aria-label="The question">
			<QuestionHead skill_name={question.skill_name} grade={question.grade}>
				{isOwn && <BookmarkButton questionId={question.id} bookmarked={question.bookmarked} />}
			</QuestionHead>
			<div>
				<StateBadge status={question.status} />
			</div>
			<QuestionPaper {...question} />
			<QuestionParts question={question} />
			{details.drawing && <ShownDrawing details={details} drawing={details.drawing} isOwn={isOwn} />}
			<nav className="question-ways" aria-label="More answers">
				{session_id !== undefined && <Way to={sessionAttemptsPath(session_id)}>All answers in this set</Way>}
				{isOwn && <Way to={skillAttemptsPath(question.skill_id)}>All answers in this skill</Way>}
			</nav>
			{isOwn && (
				<ButtonLink
					variant="primary"
					to={practiceSkillPath(question.skill_id)}
					className="justify-self-start"
				>
					Practice this skill
				</ButtonLink>
			)}
		</section>
	);
}

/** When a drawing is gone, so is the button that had the focus: the section around it takes it. */
function useFocusWithout(drawing: QuestionDetails["drawing"]) {
	const section = useRef<HTMLElement>(null);
	const isThere = drawing !== null;
	const wasThere = useRef(isThere);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (wasThere.current && !isThere && isLost) section.current?.focus();
		wasThere.current = isThere;
	}, [isThere]);
	return section;
}

function Way({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link className="link tap-line" to={to}>
			{children}
		</Link>
	);
}

function StateBadge({ status }: { status: QuestionDetails["question"]["status"] }) {
	if (status.is_correct)
		return (
			<Badge tone="mint" icon={<Check />}>
				Solved
			</Badge>
		);
	if (status.is_skipped) return <Badge icon={<SkipForward />}>Skipped</Badge>;
	if (status.is_in_review)
		return (
			<Badge tone="sky" icon={<BookOpenText />}>
				Being read
			</Badge>
		);
	if (status.tries_remaining === 0)
		return (
			<Badge tone="coral" icon={<RotateCcw />}>
				Not solved yet
			</Badge>
		);
	return <Badge icon={<Circle />}>{`Open, ${triesLeft(status.tries_remaining)}`}</Badge>;
}

function triesLeft(tries: number): string {
	return tries === 1 ? "1 try left" : `${tries} tries left`;
}

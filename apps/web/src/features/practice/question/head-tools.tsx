import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { BookmarkButton } from "../../bookmarks/index.ts";
import { ReadAloud } from "../../../ui/text/read-aloud.tsx";
import { Scratch } from "../scratch/scratch.tsx";
import { useAsShown } from "./help/shown-question.ts";
import { ReportButton } from "./report-button.tsx";

/** What may be done with a question besides answering it. */
export function HeadTools({ question, number }: { question: PracticeQuestion; number: number }) {
	const { id, skill_id, prompt, cta, bookmarked } = question;
	useAsShown({ id, skill_id, number });
	return (
		<div className="pr-head-end">
			<ReadAloud
				text={[prompt.spoken, cta?.spoken].filter(Boolean).join(" ")}
				label="Read the question aloud"
			/>
			<Scratch questionId={id} />
			<BookmarkButton questionId={id} bookmarked={bookmarked} />
			<ReportButton questionId={id} />
		</div>
	);
}

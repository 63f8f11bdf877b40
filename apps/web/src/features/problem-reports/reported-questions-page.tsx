import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Tabs } from "../../ui/lists/tabs.tsx";
import { AnswersToRead, reviewsQuery } from "../answer-reviews/index.ts";
import { reportsQuery } from "./problem-reports.api.ts";
import { states } from "./report-words.ts";
import { Reports } from "./reports.tsx";
import "./reported-questions.css";

export interface ReportedQuestionsPageProps {
	/** Where the details of a question are. */
	detailsTo: (questionId: string) => string;
	/** Where a question of the bank is edited. */
	editTo: (bankQuestionId: string) => string;
}

/** Children's reports about questions, and the written answers that wait for a person. */
export function ReportedQuestionsPage({ detailsTo, editTo }: ReportedQuestionsPageProps) {
	const [search, setSearch] = useSearchParams();
	const tab = search.get("tab") === "answers" ? "answers" : "reports";
	const state = states.find((each) => each === search.get("state")) ?? "open";
	const open = useInfiniteQuery(reportsQuery("open")).data?.pages[0]?.counts.open;
	const waiting = useInfiniteQuery(reviewsQuery).data?.pages[0]?.waiting_count;
	return (
		<div className="reported">
			<Tabs
				label="What to look at"
				tabs={[
					{ id: "reports", label: <TabLabel text="Reports" count={open} /> },
					{ id: "answers", label: <TabLabel text="Answers to read" count={waiting} /> },
				]}
				selected={tab}
				onSelect={(id) => setSearch(id === "reports" ? {} : { tab: id }, { replace: true })}
			>
				{tab === "answers" ? (
					<AnswersToRead />
				) : (
					<Reports
						key={state}
						state={state}
						detailsTo={detailsTo}
						editTo={editTo}
						onState={(next) => setSearch(next === "open" ? {} : { state: next }, { replace: true })}
					/>
				)}
			</Tabs>
		</div>
	);
}

function TabLabel({ text, count }: { text: string; count: number | undefined }) {
	return (
		<>
			{text}
			{count !== undefined && <span className="num text-ink-3">{count}</span>}
		</>
	);
}

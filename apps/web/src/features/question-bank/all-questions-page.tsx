import { QUESTION_STATES } from "@learnin/contract/routes/bank/question-bank.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileDown, FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { formatCount } from "../../platform/format-count.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { stateWords } from "../question-common/index.ts";
import { filtersOf, withFilter } from "./bank-filters.ts";
import { BankSearch } from "./bank-search.tsx";
import { BankTable } from "./bank-table.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { BankPage } from "./question-bank.api.ts";
import { questionsQuery } from "./question-bank.api.ts";
import "../../ui/buttons/tick.css";
import "../../ui/lists/dotted-facts.css";
import "./question-bank.css";

export interface AllQuestionsPageProps {
	/** Where a question is edited. */
	editTo: (questionId: string) => string;
	/** Where a new one is written. */
	addTo: string;
	/** Where files of questions are uploaded. */
	importTo: string;
	/** Where questions are exported. */
	exportTo: string;
}

/** The whole bank: search, filters in the address, and bulk actions. */
export function AllQuestionsPage({ editTo, addTo, importTo, exportTo }: AllQuestionsPageProps) {
	const [search, setSearch] = useSearchParams();
	const query = useInfiniteQuery(questionsQuery(filtersOf(search)));
	const counts = query.data?.pages[0]?.counts;
	const state = filtersOf(search).state;
	return (
		<div className="bank">
			<div className="bank-top">
				<StateTabs
					counts={counts}
					chosen={state}
					onChoose={(next) => setSearch(withFilter(search, "state", next), { replace: true })}
				/>
				<div className="bank-ways">
					<ButtonLink variant="line" family="flat" to={importTo} icon={<FileUp className="i" />}>
						Import
					</ButtonLink>
					<ButtonLink
						variant="line"
						family="flat"
						to={search.size === 0 ? exportTo : `${exportTo}?${search}`}
						icon={<FileDown className="i" />}
					>
						Export
					</ButtonLink>
					<ButtonLink variant="primary" family="flat" to={addTo} icon={<Plus className="i" />}>
						Add question
					</ButtonLink>
				</div>
			</div>
			{state === "published" && counts !== undefined && counts.published_changing > 0 && (
				<p className="text-ink-2 text-sm">
					{`With a newer version students don’t see yet: ${count(counts.published_changing, "question")}.`}
				</p>
			)}
			<BankSearch search={search} onSearch={(next) => setSearch(next, { replace: true })} />
			<Found
				key={search.toString()}
				search={search}
				onShowAll={() => setSearch({}, { replace: true })}
				editTo={editTo}
				exportTo={exportTo}
			/>
		</div>
	);
}

interface StateTabsProps {
	counts: BankPage["counts"] | undefined;
	chosen: string | undefined;
	onChoose: (state: string) => void;
}

function StateTabs({ counts, chosen, onChoose }: StateTabsProps) {
	const all = counts?.all;
	return (
		<div className="seg" role="group" aria-label="Which questions">
			<button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose("")}>
				All
				{all !== undefined && <span className="num text-ink-3">{formatCount(all)}</span>}
			</button>
			{QUESTION_STATES.map((state) => (
				<button key={state} type="button" aria-pressed={state === chosen} onClick={() => onChoose(state)}>
					{stateWords[state]}
					{counts && <span className="num text-ink-3">{formatCount(counts[state])}</span>}
				</button>
			))}
		</div>
	);
}

/** The results; a new search clears the selection. */
function Found({
	search,
	onShowAll,
	editTo,
	exportTo,
}: Pick<AllQuestionsPageProps, "editTo" | "exportTo"> & { search: URLSearchParams; onShowAll: () => void }) {
	const query = useInfiniteQuery(questionsQuery(filtersOf(search)));
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	if (!query.data) {
		if (!query.error) return <QueueSkeleton label="Loading the questions" />;
		return <LoadFailed title="The questions couldn’t be loaded" query={query} />;
	}
	const rows = query.data.pages.flatMap((page) => page.questions);
	return (
		<>
			<BulkBar rows={rows.filter(({ id }) => chosen.has(id))} exportTo={exportTo} onChoose={setChosen} />
			{rows.length === 0 ? (
				<NothingFound isSearch={search.size > 0} onShowAll={onShowAll} />
			) : (
				<Card className="bank-list">
					<BankTable rows={rows} chosen={chosen} onChoose={setChosen} editTo={editTo} />
					<LoadMore shown={rows.length} thing="question" query={query} />
				</Card>
			)}
		</>
	);
}

function NothingFound({ isSearch, onShowAll }: { isSearch: boolean; onShowAll: () => void }) {
	return (
		<Card>
			{isSearch ? (
				<EmptyState
					title="No matching questions"
					hint="Try other words or fewer filters."
					action={
						<Button variant="line" family="flat" onClick={onShowAll}>
							Show all questions
						</Button>
					}
					tile={{ kind: "half", color: "sky", soft: true }}
				/>
			) : (
				<EmptyState
					title="The bank is empty"
					hint="Written, imported and generated questions appear here."
					tile={{ kind: "leaf", color: "mint", soft: true }}
				/>
			)}
		</Card>
	);
}

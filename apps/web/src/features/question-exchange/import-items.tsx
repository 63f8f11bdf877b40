import { IMPORT_OUTCOMES } from "@learnin/contract/routes/bank/question-exchange.contract";
import type { ImportOutcome } from "@learnin/contract/routes/bank/question-exchange.contract";
import { severityOf } from "@learnin/domain/exchange/exchange-note";
import type { QuestionType } from "@learnin/domain/question/question";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Badge } from "../../ui/people/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { faultText, fieldText, typeWords } from "../question-common/index.ts";
import { noteWords, outcomeTones, outcomeWords } from "./exchange-words.ts";
import type { ImportItem, SeenImport } from "./question-exchange.api.ts";
import { itemsQuery } from "./question-exchange.api.ts";

export interface ImportItemsProps {
	file: SeenImport;
	editTo: (questionId: string) => string;
}

/** Every item with its outcome and notes; filtered by outcome or all. */
export function ImportItems({ file, editTo }: ImportItemsProps) {
	const [search, setSearch] = useSearchParams();
	const outcome = IMPORT_OUTCOMES.find((each) => each === search.get("outcome"));
	// Changes whenever the items change.
	const turn = `${file.state}-${file.state === "reading" ? 0 : file.counts.stored}`;
	const query = useInfiniteQuery(itemsQuery(file.id, outcome, turn));
	const rows = query.data?.pages.flatMap((page) => page.items);
	return (
		<>
			<Outcomes
				file={file}
				chosen={outcome}
				onChoose={(next) => setSearch(next === undefined ? {} : { outcome: next }, { replace: true })}
			/>
			{rows === undefined && !query.error && <QueueSkeleton label="Loading the items" />}
			{rows === undefined && query.error && <LoadFailed title="The items couldn’t be loaded" query={query} />}
			{rows?.length === 0 && (
				<Card>
					<EmptyState title="None of these" tile={{ kind: "half", color: "sky", soft: true }} />
				</Card>
			)}
			{rows !== undefined && rows.length > 0 && (
				<Card className="exch-list">
					<Items rows={rows} editTo={editTo} />
					<LoadMore shown={rows.length} thing="item" query={query} />
				</Card>
			)}
		</>
	);
}

interface OutcomesProps {
	file: SeenImport;
	chosen: ImportOutcome | undefined;
	onChoose: (outcome: ImportOutcome | undefined) => void;
}

function Outcomes({ file, chosen, onChoose }: OutcomesProps) {
	return (
		<div className="seg exch-outcomes" role="group" aria-label="What happens to the items">
			<button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
				All
				<span className="num text-ink-3">{file.read_count}</span>
			</button>
			{IMPORT_OUTCOMES.map((outcome) => (
				<button
					key={outcome}
					type="button"
					aria-pressed={outcome === chosen}
					onClick={() => onChoose(outcome)}
				>
					{outcomeWords[outcome]}
					<span className="num text-ink-3">{file.counts[outcome]}</span>
				</button>
			))}
		</div>
	);
}

function Items({ rows, editTo }: { rows: readonly ImportItem[]; editTo: ImportItemsProps["editTo"] }) {
	return (
		<table className="tbl exch-table">
			<caption className="sr">Items of the file</caption>
			<thead>
				<tr>
					<th scope="col">Item</th>
					<th scope="col">Question</th>
					<th scope="col">Outcome</th>
					<th scope="col">What was found</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.position} row={row} editTo={editTo} />
				))}
			</tbody>
		</table>
	);
}

function Row({ row, editTo }: { row: ImportItem; editTo: ImportItemsProps["editTo"] }) {
	const { position, name, outcome, question_id, question_type } = row;
	return (
		<tr>
			<td className="exch-item">
				<span className="num text-ink-3">{position}</span>
				{row.prompt !== "" && name !== row.prompt && <b>{name}</b>}
			</td>
			<td className="exch-question">
				{/* Of an item that could not be read, its name is all there is. */}
				<p className="exch-prompt">{row.prompt === "" ? name : row.prompt}</p>
				{question_type !== null && (
					<p className="dotted-facts exch-facts">
						<span>{isType(question_type) ? typeWords[question_type] : question_type}</span>
						<span>{row.skill_name}</span>
						<span>Difficulty {row.difficulty}</span>
					</p>
				)}
				{row.answer !== "" && (
					<p className="exch-answer">
						<span className="text-ink-3">Answer:</span> {row.answer}
					</p>
				)}
			</td>
			<td className="exch-outcome">
				<Badge tone={outcomeTones[outcome]}>{outcomeWords[outcome]}</Badge>
				{question_id !== null && <Link to={editTo(question_id)}>In the bank</Link>}
			</td>
			<td className="exch-found">
				<Notes row={row} editTo={editTo} />
			</td>
		</tr>
	);
}

function isType(type: string): type is QuestionType {
	return Object.hasOwn(typeWords, type);
}

function Notes({ row, editTo }: { row: ImportItem; editTo: ImportItemsProps["editTo"] }) {
	const { notes, like_question_id } = row;
	if (notes.length === 0) return <span className="text-ink-3">Nothing</span>;
	return (
		<>
			<ul className="exch-notes">
				{notes.map((note, at) => (
					<li key={`${note.code}-${at}`} data-severity={severityOf(note.code)}>
						{noteWords[note.code]}
						{note.detail !== "" && <small>{detailText(note)}</small>}
					</li>
				))}
			</ul>
			{like_question_id !== null && <Link to={editTo(like_question_id)}>The one in the bank</Link>}
		</>
	);
}

/** Faults have their own words; other details are shown as in the file. */
function detailText({ code, detail }: ImportItem["notes"][number]): string {
	if (code !== "faulty") return detail;
	return detail
		.split(", ")
		.map((part) => {
			const [field = "", fault = ""] = part.split(": ");
			return `${fieldText(field)}: ${faultText(fault)}`;
		})
		.join(" ");
}

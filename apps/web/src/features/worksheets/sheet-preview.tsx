import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SheetPaper, type SheetParts } from "./sheet-paper.tsx";
import { printedCode, sheetTitle } from "./sheet-words.ts";
import { type Worksheet, worksheetQuery } from "./worksheets.api.ts";

/** A print preview of a sheet, with its optional parts. */
export function SheetPreview({ code }: { code: string }) {
	const { data, error, isFetching, refetch } = useQuery(worksheetQuery(code));
	if (data) return <Ready sheet={data} />;
	if (error instanceof ApiError && error.code === "not_found") return <NoSuchSheet code={code} />;
	if (error) {
		return <LoadFailed title="The worksheet couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	return (
		<div role="status" className="loads-late">
			<span className="sr">Loading the worksheet</span>
			<Skeleton className="h-[50rem] w-full" />
		</div>
	);
}

function NoSuchSheet({ code }: { code: string }) {
	useDocumentTitle("Worksheets");
	return (
		<div className="card ws-empty" role="alert">
			<EmptyState
				title={`We couldn’t find worksheet ${code}`}
				hint="Please check the code on the paper. Worksheets made from a child’s mistakes open only for that family, and very old ones expire when we improve their questions."
				tile={{ kind: "half", color: "coral", soft: true }}
			/>
		</div>
	);
}

const parts: readonly { part: keyof SheetParts; label: string }[] = [
	{ part: "name", label: "Line for the name" },
	{ part: "date", label: "Line for the date" },
	{ part: "key", label: "Answer key" },
	{ part: "explanations", label: "Explanations" },
];

function Ready({ sheet }: { sheet: Worksheet }) {
	const [printed, setPrinted] = useState<SheetParts>({
		name: true,
		date: true,
		key: true,
		explanations: false,
	});
	useDocumentTitle(`Worksheet ${printedCode(sheet.code)}`);
	return (
		<>
			<div className="card ws-print">
				<p className="ws-made" role="status">
					<b>{sheetTitle(sheet)}</b> {madeWords(sheet)}
				</p>
				<fieldset className="ws-parts">
					<legend className="sr">On the paper</legend>
					{parts.map(({ part, label }) => (
						<label key={part} className="ws-part">
							<input
								type="checkbox"
								checked={printed[part]}
								disabled={part === "explanations" && !printed.key}
								onChange={(event) => setPrinted({ ...printed, [part]: event.currentTarget.checked })}
							/>
							{label}
						</label>
					))}
				</fieldset>
				<Button
					variant="primary"
					size="lg"
					icon={<Printer className="i" />}
					onClick={() => globalThis.print()}
				>
					Print or save as PDF
				</Button>
				{hasWrittenAnswers(sheet) && (
					<p className="help ws-written">
						Some questions ask for a sentence. They have lines to write on, and the key has one good answer.
					</p>
				)}
			</div>
			<SheetPaper sheet={sheet} parts={printed} />
		</>
	);
}

function madeWords({ questions, student, skills }: Worksheet): string {
	const about = skills.length === 1 ? "" : ` from ${skills.length} skills`;
	const whom = student === null ? "" : ` for ${student.name}`;
	return `${questions.length} questions${about}${whom}`;
}

function hasWrittenAnswers({ questions }: Worksheet): boolean {
	return questions.some(({ question }) => question.question_type === "VERIFY_WITH_LLM");
}

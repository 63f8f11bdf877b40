import { RichText } from "../../ui/text/rich-text.tsx";
import { PrintedAnswer } from "./printed-answer.tsx";
import { PrintedQuestion } from "./printed-question.tsx";
import { printedCode, sheetTitle } from "./sheet-words.ts";
import type { Worksheet } from "./worksheets.api.ts";
import "./sheet.css";

/** The optional parts of the printout. */
export interface SheetParts {
	name: boolean;
	date: boolean;
	key: boolean;
	explanations: boolean;
}

/** The sheet, and its key on separate pages; on screen as it is printed. */
export function SheetPaper({ sheet, parts }: { sheet: Worksheet; parts: SheetParts }) {
	return (
		<>
			<article className="sheet" aria-label="Worksheet" data-testid="sheet">
				<SheetHead sheet={sheet} title={sheetTitle(sheet)} />
				{(parts.name || parts.date) && (
					<p className="sheet-who">
						{parts.name && (
							<span className="sheet-who-name">
								Name <span className="sheet-blank" />
							</span>
						)}
						{parts.date && (
							<span>
								Date <span className="sheet-blank" />
							</span>
						)}
					</p>
				)}
				<ol className="sheet-questions">
					{sheet.questions.map(({ question }, at) => (
						<li key={question.id}>
							<b className="sheet-number">{at + 1}</b>
							<div className="sheet-content">
								<PrintedQuestion question={question} />
							</div>
						</li>
					))}
				</ol>
			</article>
			{parts.key && <SheetKey sheet={sheet} withExplanations={parts.explanations} />}
		</>
	);
}

function SheetHead({ sheet, title }: { sheet: Worksheet; title: string }) {
	return (
		<header className="sheet-head">
			<h2>{title}</h2>
			<p>
				Learnin <span className="num">{printedCode(sheet.code)}</span>
			</p>
		</header>
	);
}

function SheetKey({ sheet, withExplanations }: { sheet: Worksheet; withExplanations: boolean }) {
	return (
		<article className="sheet sheet-key" aria-label="Answer key">
			<SheetHead sheet={sheet} title={`Answers: ${sheetTitle(sheet)}`} />
			<ol className="sheet-questions sheet-answers-list" data-explained={withExplanations || undefined}>
				{sheet.questions.map((item, at) => (
					<li key={item.question.id}>
						<b className="sheet-number">{at + 1}</b>
						<div className="sheet-content">
							<PrintedAnswer item={item} />
							{withExplanations && <RichText text={item.explanation} className="sheet-explained" />}
						</div>
					</li>
				))}
			</ol>
			{sheet.home_activity && <HomeActivity activity={sheet.home_activity} />}
		</article>
	);
}

function HomeActivity({ activity }: { activity: NonNullable<Worksheet["home_activity"]> }) {
	return (
		<section className="sheet-home">
			<h3>{`Five minutes at home: ${activity.title}`}</h3>
			<p>{`You need: ${activity.needs}.`}</p>
			<ol>
				{activity.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p>
				<b>Ask:</b> {activity.ask}
			</p>
			<p>{activity.because}</p>
		</section>
	);
}

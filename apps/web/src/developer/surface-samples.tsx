import { Check, Flag, Lightbulb, RotateCcw, Shapes, Star } from "lucide-react";
import { Badge } from "../ui/people/badge.tsx";
import { Card } from "../ui/card.tsx";
import type { NoteKind } from "../ui/messages/note.tsx";
import { Note } from "../ui/messages/note.tsx";
import { QuestionHead } from "../ui/text/question-head.tsx";
import { QuestionPaper } from "../ui/text/question-paper.tsx";
import { Table } from "../ui/lists/table.tsx";
import { Columns, Row, Section } from "./section.tsx";

const notes: readonly { kind: NoteKind; title: string }[] = [
	{ kind: "hint", title: "Hint" },
	{ kind: "retry", title: "Not yet" },
	{ kind: "correct", title: "You got it!" },
	{ kind: "info", title: "Good to know" },
	{ kind: "problem", title: "That did not work" },
];

const long = "Averylongwordthathasnoplacetobreakandstillhastofitintoitscardwithoutpushingthepage";
const text = {
	html: "<p>Which fraction of the ribbon is left over?</p>",
	spoken: "Which fraction is left over?",
};

export function SurfaceSamples({ id, title }: { id: string; title: string }) {
	return (
		<Section id={id} title={title}>
			<Columns>
				{notes.map((note) => (
					<Note key={note.kind} {...note}>
						<p>How many eighths fit inside one quarter?</p>
					</Note>
				))}
			</Columns>
			<Row>
				<Badge>5th Grade</Badge>
				<Badge tone="sky" icon={<Shapes />}>
					Skill
				</Badge>
				<Badge tone="mint" icon={<Check />}>
					Solved
				</Badge>
				<Badge tone="coral" icon={<RotateCcw />}>
					Not yet
				</Badge>
				<Badge tone="lilac" icon={<Lightbulb />}>
					1 hint
				</Badge>
				<Badge tone="gold" icon={<Star />}>
					5 pts
				</Badge>
			</Row>
			<Columns>
				<Card title="A card" actions={<Flag className="i" />}>
					<p>With a title and something opposite.</p>
				</Card>
				<Card>
					<p>A card without a title.</p>
				</Card>
				<Card title={long}>
					<p>{long}</p>
				</Card>
				<Card>
					<QuestionHead skill_name="Adding fractions" grade={5}>
						<Badge tone="mint" icon={<Check />}>
							Solved
						</Badge>
					</QuestionHead>
					<QuestionPaper prompt={text} figure={null} images={[]} />
				</Card>
			</Columns>
			<Card title="A table">
				<Table
					caption="Questions per day"
					columns={[
						{ key: "day", header: "Day", cell: ({ day }) => day },
						{ key: "count", header: "Questions", cell: ({ count }) => count, align: "right" },
					]}
					rows={[
						{ day: "Monday", count: 12 },
						{ day: "Tuesday", count: 3 },
					]}
					rowKey={({ day }) => day}
				/>
			</Card>
		</Section>
	);
}

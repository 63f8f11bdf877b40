import {
	drawnFigureGroups,
	drawnFigures,
	type DrawnFigureName,
} from "@learnin/domain/authoring/drawn-figures";
import type { Figure } from "@learnin/domain/question/question";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { TextField } from "../../../ui/fields/field.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { QueueSkeleton } from "../../../ui/lists/queue-skeleton.tsx";
import { figureSamplesQuery } from "../question-editor.api.ts";

export interface FigureChooserProps {
	onChoose: (figure: Figure) => void;
	onClose: () => void;
}

/** All figures in their groups, each with its picture, to browse or search. */
export function FigureChooser({ onChoose, onClose }: FigureChooserProps) {
	const [search, setSearch] = useState("");
	const query = useQuery(figureSamplesQuery);
	const samples = new Map(query.data?.figures.map((sample) => [sample.name, sample]));
	const found = groupsWith(search);
	const choose = (name: DrawnFigureName) => {
		const sample = samples.get(name);
		if (sample === undefined) return;
		const { figure, settings } = sample;
		onChoose({ svg: figure.svg, alt: figure.alt, drawn: { name, settings } });
	};
	return (
		<Dialog open onClose={onClose} title="Choose a figure" className="qe-chooser">
			<div className="qe-chooser-search">
				<Search aria-hidden="true" className="i" />
				<TextField
					label={<span className="sr">Search the figures</span>}
					type="search"
					placeholder="Try fraction or angle"
					autoComplete="off"
					data-autofocus
					value={search}
					onChange={({ currentTarget }) => setSearch(currentTarget.value)}
				/>
			</div>
			<p className="sr" role="status">
				{found.length === 0 ? "No figure found" : ""}
			</p>
			{query.isPending && <QueueSkeleton label="Loading the figures" />}
			{query.error && <LoadFailed title="The figures couldn’t be loaded" query={query} />}
			{query.data && found.length === 0 && (
				<p className="text-ink-2">No figure is called that. Try a shorter word, or clear the search.</p>
			)}
			{query.data &&
				found.map(({ label, names }) => (
					<section key={label} aria-label={label} className="qe-chooser-group">
						<h3>{label}</h3>
						<ul>
							{names.map((name) => (
								<li key={name}>
									<button type="button" onClick={() => choose(name)}>
										<span
											className="qe-sample"
											aria-hidden="true"
											dangerouslySetInnerHTML={{ __html: samples.get(name)?.figure.svg ?? "" }}
										/>
										{drawnFigures[name].label}
									</button>
								</li>
							))}
						</ul>
					</section>
				))}
		</Dialog>
	);
}

/** The groups with the figures that match each word of the search by their name or group. */
function groupsWith(search: string) {
	const words = search.toLocaleLowerCase().split(/\s+/);
	return drawnFigureGroups.flatMap(({ label, names }) => {
		const found = names.filter((name) => {
			const text = `${label} ${drawnFigures[name].label}`.toLocaleLowerCase();
			return words.every((word) => text.includes(word));
		});
		return found.length === 0 ? [] : [{ label, names: found }];
	});
}

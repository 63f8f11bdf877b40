import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import type { GalleryFilter } from "./images.api.ts";

const waitMs = 300;

export interface GallerySearchProps {
	filter: GalleryFilter;
	onFilter: (filter: GalleryFilter) => void;
	hasKinds?: boolean;
}

/** A debounced search, and a filter by kind of picture. */
export function GallerySearch({ filter, onFilter, hasKinds = false }: GallerySearchProps) {
	const { text, setText } = useWords(filter.search, (search) => onFilter({ ...filter, search }));
	return (
		<form role="search" className="im-search" onSubmit={(event) => event.preventDefault()}>
			<label className="im-words">
				<span className="sr">Search pictures</span>
				<Search className="i" aria-hidden="true" />
				<input
					className="input"
					type="search"
					maxLength={200}
					placeholder="Search names and descriptions"
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
			</label>
			{hasKinds && (
				<label className="im-kind">
					<span className="sr">Which pictures</span>
					<select
						className="input"
						value={filter.only ?? ""}
						onChange={({ currentTarget: { value } }) =>
							onFilter({ ...filter, only: value === "undescribed" || value === "unused" ? value : undefined })
						}
					>
						<option value="">All pictures</option>
						<option value="undescribed">Without a description</option>
						<option value="unused">Never used</option>
					</select>
				</label>
			)}
		</form>
	);
}

function useWords(known: string, onSettled: (words: string) => void) {
	const [text, setText] = useState(known);
	const [asked, setAsked] = useState(known);
	// Changed from outside, for example by a button that shows everything.
	if (known !== asked) {
		setAsked(known);
		setText(known);
	}
	useEffect(() => {
		const words = text.trim();
		if (words === known) return;
		const timer = setTimeout(() => {
			setAsked(words);
			onSettled(words);
		}, waitMs);
		return () => clearTimeout(timer);
	}, [text, known, onSettled]);
	return { text, setText };
}

import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { isOtherDocument } from "../../paths/paths.ts";

export interface Section {
	to: string;
	icon: LucideIcon;
	title: string;
	/** What the page contains. */
	text: string;
}

/** Links to the pages below the settings. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
	return (
		<ul className="st-links">
			{sections.map(({ to, icon: Icon, title, text }) => (
				<li key={to}>
					<Link to={to} reloadDocument={isOtherDocument(to)}>
						<span className="st-icon">
							<Icon className="i" />
						</span>
						<span className="min-w-0">
							<b>{title}</b>
							<small>{text}</small>
						</span>
						<ChevronRight className="i st-chevron" />
					</Link>
				</li>
			))}
		</ul>
	);
}

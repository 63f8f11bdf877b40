import type { ReactNode } from "react";
import { SiteFrame } from "./site-frame.tsx";

export interface TextPageProps {
	path: string;
	title: string;
	lead: string;
	children: ReactNode;
}

/** A page of text in cards, for legal notices. */
export function TextPage({ path, title, lead, children }: TextPageProps) {
	return (
		<SiteFrame path={path}>
			<div className="page-head paper">
				<div className="in text-page-head">
					<h1>{title}</h1>
					<p className="lead">{lead}</p>
				</div>
			</div>
			<div className="in text-page">{children}</div>
		</SiteFrame>
	);
}

/** One part of it under a heading. */
export function TextPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
	return (
		<section className="card" id={id}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

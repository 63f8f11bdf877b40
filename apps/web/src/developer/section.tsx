import type { ReactNode } from "react";

/** One family of components. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} className="dev-section" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</section>
	);
}

/** Samples side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
	return <div className="dev-row">{children}</div>;
}

/** Samples in columns of equal width. */
export function Columns({ children }: { children: ReactNode }) {
	return <div className="dev-columns">{children}</div>;
}

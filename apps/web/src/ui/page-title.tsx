import { useEffect } from "react";

/** The document's title while the page is shown. */
export function useDocumentTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Learnin`;
	}, [title]);
}

/** Title of a page without the shell's header. */
export function PageTitle({ children, lead }: { children: string; lead?: React.ReactNode }) {
	useDocumentTitle(children);
	return (
		<header className="grid gap-2">
			<h1 className="text-2xl font-extrabold">{children}</h1>
			{lead && <p className="text-ink-2">{lead}</p>}
		</header>
	);
}

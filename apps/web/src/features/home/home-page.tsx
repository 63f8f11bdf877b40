import { renderToStaticMarkup } from "react-dom/server";

export function renderHome(): string {
	return renderToStaticMarkup(<main id="main" />);
}

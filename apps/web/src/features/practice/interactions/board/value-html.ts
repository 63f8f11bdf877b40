import { type ValuePiece, valuePieces } from "@learnin/domain/question/text/value-pieces";

/** A value as safe HTML, with its letters, fractions and roots as in questions; formulas have no accessible name. */
export function valueHtml(value: string): string {
	return valuePieces(value).map(pieceHtml).join("");
}

function pieceHtml(piece: ValuePiece): string {
	switch (piece.kind) {
		case "text":
			return escapeText(piece.text);
		case "letter":
			return `<math><mi>${piece.text}</mi></math>`;
		case "root":
			return `<math><msqrt><mtext>${escapeText(piece.text)}</mtext></msqrt></math>`;
		case "fraction":
			return `<math><mstyle displaystyle="true"><mfrac><mn>${piece.top}</mn><mn>${piece.bottom}</mn></mfrac></mstyle></math>`;
	}
}

function escapeText(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

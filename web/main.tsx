import { render } from 'preact';
render(<p>Umpire</p>, document.body);

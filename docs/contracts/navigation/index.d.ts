export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams, } from 'react-router-dom';
export * from './identity-popup';
export * from './little-data';
export * from './motion';
export * from './page-title';
export * from './use-closing-details';
export * from './use-on-navigation';
export * from './viewport';
export * from './with-change';
